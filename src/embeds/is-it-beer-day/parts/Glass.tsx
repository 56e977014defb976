import * as styles from "../IsItBeerDay.module.css"

/** 0 to 1; null while nobody knows, when the glass is empty. */
type Props = { full: number | null }

/** A glass that fills from one beer day to the next. */
export function Glass({ full }: Props) {
  const level = (full ?? 0) * 116
  const top = 132 - level
  const label =
    full === null
      ? "A beer glass"
      : full === 1
        ? "A beer glass, full"
        : `A beer glass, ${Math.round(full * 100)} per cent full`
  return (
    <svg className={styles.glass} role="img" aria-label={label} viewBox="0 0 120 150">
      <path className={styles.handle} d="M90 44h14q8 0 8 8v40q0 8 -8 8h-14" />
      {level > 0 && <rect className={styles.beer} x={20} y={top} width={70} height={level} />}
      {level > 0 && (
        <path
          className={styles.foam}
          d={`M20 ${top}q0 -12 12 -10q6 -10 17 -4q10 -8 18 0q12 -6 16 4q9 0 7 10z`}
        />
      )}
      <path className={styles.side} d="M18 12v124h74V12" />
    </svg>
  )
}
