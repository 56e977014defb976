import * as styles from "../ExcuseGenerator.module.css"

/** The recipient of the excuse at a desk, whose eyebrows rise with each answer. */
export function Examiner({ doubt }: { doubt: number }) {
  return (
    <svg viewBox="0 0 56 56" className={styles.examiner} aria-hidden="true">
      <path fill="#2c3e66" stroke="#111" d="M6 56c0-10 8-14 22-14s22 4 22 14z" />
      <path fill="#fff" d="m22 43 6 8 6-8z" />
      <path fill="#b32" d="m26 46h4l2 10h-8z" />
      <path
        fill="#f0c9a4"
        stroke="#111"
        d="M12 20C12 8 18 3 28 3s16 5 16 17v10c0 10-8 15-16 15s-16-5-16-15z"
      />
      <path
        fill="#777"
        d="M12 22c0-3 0-6 1-9 4 2 6-4 15-4s11 6 15 4c1 3 1 6 1 9 3-14-3-21-16-21S9 8 12 22z"
      />
      <g style={{ transform: `translateY(${-doubt * 1.6}px)` }}>
        <path stroke="#444" strokeWidth="2.5" d={`M16 ${19 + doubt}l8-1M40 ${19 - doubt}l-8-1`} />
      </g>
      <circle cx="20.500" cy="25" r="5" fill="#fff" stroke="#111" />
      <circle cx="35.500" cy="25" r="5" fill="#fff" stroke="#111" />
      <path fill="none" stroke="#111" d="M25.500 25h5" />
      <circle cx="21" cy="25.500" r="2" />
      <circle cx="35" cy="25.500" r="2" />
      <path
        fill="none"
        stroke="#111"
        strokeWidth="1.500"
        d={doubt > 2 ? "M20 36c5 5 11 5 16 0" : "M21 38c5-2 9-2 14 0"}
      />
    </svg>
  )
}
