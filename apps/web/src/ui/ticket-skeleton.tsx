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
