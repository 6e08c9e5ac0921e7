/** Before the window: when it opens. */
export function RemindForm({ opens }: { readonly opens: string }) {
  return <p className="join-cover__action">{opens}</p>;
}
