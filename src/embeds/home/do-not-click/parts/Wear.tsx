import * as styles from "../DoNotClick.module.css"

/** Draws the wear on the button's face: cracks, and then a plaster. */
export function Wear({ wear }: { wear: number }) {
  return (
    <svg className={styles.wear} viewBox="0 0 280 64" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="#5e0000" strokeWidth="2">
        <path d="M0 18L16 24 22 20 34 32 30 40" />
        {wear > 1 && <path d="M280 44L262 38 256 44 244 36M40 64L46 52 40 46M232 0L238 10 232 16" />}
      </g>
      {wear > 1 && (
        <g transform="translate(254 44) rotate(-24)">
          <rect x="-20" y="-6" width="40" height="12" rx="6" fill="#e8b58c" />
          <rect x="-7" y="-6" width="14" height="12" fill="#f6d9bd" />
        </g>
      )}
    </svg>
  )
}
