import * as styles from "../NumberIsJuhq.module.css"

/** Draws a door that stays shut: without a number, or after too many rings. */
export function Shut({ plate = "?" }: { plate?: string }) {
  return (
    <svg
      className={styles.street}
      viewBox="0 0 320 230"
      role="img"
      aria-label={
        plate === "?"
          ? "A door without a number, shut."
          : `The door of ${plate}, shut, and an eye at its spyhole.`
      }
    >
      <path d="M0 0H320V204H0Z" fill="#9a9489" />
      <path
        d="M0 25H320M0 51H320M0 77H320M0 103H320M0 129H320M0 155H320M0 181H320"
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="2"
      />
      <path d="M0 204H320V230H0Z" fill="#8c8577" />
      <path d="M108 34H212V204H108Z" fill="#6d3b1f" stroke="#fff" strokeWidth="6" />
      <path d="M122 48H198V108H122ZM122 124H198V190H122Z" fill="#5a2f17" />
      <circle cx="198" cy="116" r="5" fill="#e0b84c" />
      {/* An eye looks through the spyhole. */}
      <circle cx="160" cy="66" r="9" fill="#f4f0e4" stroke="#e0b84c" strokeWidth="3" />
      <circle cx="163" cy="68" r="4" fill="#111" />
      <path d="M222 62H312V86H222Z" fill="#fffbe6" stroke="#111" strokeWidth="2" />
      <text x="267" y="81" textAnchor="middle" fontFamily="var(--digits)" fontSize="20" fill="#111">
        {plate}
      </text>
    </svg>
  )
}
