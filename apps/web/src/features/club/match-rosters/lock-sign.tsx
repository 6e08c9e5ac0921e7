/** A padlock; the word beside it says the same. */
export function LockSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
