/** Rows of a table that is being loaded. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rowsk">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index}>
          <div className={`sk w${2 + (index % 2)}`} />
        </div>
      ))}
    </div>
  );
}
