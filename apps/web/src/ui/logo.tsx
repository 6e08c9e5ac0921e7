export function Logo() {
  return (
    <svg className="logo__mark" viewBox="0 0 34 34" aria-hidden="true">
      <rect width="34" height="34" rx="5" />
      <path d="M9 9h15l-7.5 13" />
      <path d="M11 28h12" />
    </svg>
  );
}
