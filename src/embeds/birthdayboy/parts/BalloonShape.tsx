/** A balloon on its string, or its remains, 40 by 80 units. */
export function BalloonShape({ fill, isBurst }: { fill: string; isBurst: boolean }) {
  return (
    <svg viewBox="0 0 40 80" width="100%" aria-hidden="true">
      <path d="M20 46q-5 12 0 18t0 16" fill="none" stroke="#444" />
      {isBurst ? (
        <path d="M20 46l-9-7 5-1-3-6 6 4 2-7 3 8 6-3-4 6 4 2z" fill={fill} />
      ) : (
        <>
          <path d="M20 4c10 0 16 8 15 19-1 10-8 20-15 21C13 43 6 33 5 23 4 12 10 4 20 4z" fill={fill} />
          <path d="M17 44h6l2 4H15z" fill={fill} />
          <path d="M12 13q3-5 7-5" fill="none" stroke="#fff" strokeWidth="2.5" />
        </>
      )}
    </svg>
  )
}
