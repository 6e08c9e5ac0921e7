/** A ticket-sized place for a match that is being loaded. */
export function TicketSkeleton() {
  return (
    <div className="match-ticket">
      <div className="match-ticket__row">
        <div className="match-ticket__stub">
          <div className="skeleton" />
          <div className="skeleton skeleton--tiny" />
        </div>
        <div className="match-ticket__body">
          <div>
            <div className="side-row">
              <div className="skeleton skeleton--long" />
            </div>
            <div className="side-row">
              <div className="skeleton skeleton--medium" />
            </div>
          </div>
          <div className="match-notes">
            <div className="skeleton" />
          </div>
        </div>
      </div>
    </div>
  );
}
