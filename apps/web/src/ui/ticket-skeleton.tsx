/** A ticket-sized place for a match that is being loaded. */
export function TicketSkeleton() {
  return (
    <div className="match-ticket">
      <div className="match-ticket__stub">
        <div className="sk w1" />
        <div className="sk w0" />
      </div>
      <div className="match-ticket__body">
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
