/** Rows of a table that is being loaded. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="skeleton-rows">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index}>
          <div className={index % 2 === 0 ? 'skeleton skeleton--medium' : 'skeleton skeleton--long'} />
        </div>
      ))}
    </div>
  );
}
