/** A ticket-sized place for a match that is being loaded. */
export function TicketSkeleton() {
  return (
    <div className="tk">
      <div className="st">
        <div className="sk w1" />
        <div className="sk w0" />
      </div>
      <div className="bd">
        <div className="rs">
          <div className="r">
            <div className="sk w3" />
          </div>
          <div className="r">
            <div className="sk w2" />
          </div>
        </div>
        <div className="mt">
          <div className="sk w1" />
        </div>
      </div>
    </div>
  );
}

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
