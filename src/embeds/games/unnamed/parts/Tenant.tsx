import * as styles from "../Unnamed.module.css"

/** Fur colours of the tenants, chosen by cell: lit, and in the dark. */
const furs = ["#e0a860", "#c98b4b", "#e8dcc4", "#b9805a"]
const shades = ["#7f6a72", "#6d5866", "#8d8797", "#65525f"]

type Props = {
  cell: number
  /** True while the light is on. */
  awake: boolean
}

/** A hamster in a window: shaking his fist while the light is on, otherwise asleep. */
export function Tenant({ cell, awake }: Props) {
  const fur = (awake ? furs : shades)[(cell * 7 + (cell >> 2)) % furs.length]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {awake ? <Angry fur={fur} /> : <Asleep fur={fur} />}
      <path d="M0 94H100" stroke={awake ? "#8a5a20" : "#2a2f66"} strokeWidth="12" />
    </svg>
  )
}

function Angry({ fur }: { fur: string | undefined }) {
  return (
    <g className={styles.angry} stroke="#3a2410" strokeWidth="4">
      <circle cx="24" cy="34" r="11" fill={fur} />
      <circle cx="62" cy="34" r="11" fill={fur} />
      <path d="M12 92Q4 34 43 30 82 34 74 92Z" fill={fur} />
      <path d="M26 44 38 50M60 44 48 50" strokeWidth="6" />
      <circle cx="33" cy="57" r="5" fill="#111" stroke="none" />
      <circle cx="53" cy="57" r="5" fill="#111" stroke="none" />
      <ellipse cx="43" cy="74" rx="10" ry="8" fill="#7a2430" />
      <path d="M40 67h6v5h-6Z" fill="#fff" stroke="none" />
      <g className={styles.fist}>
        <path d="M72 84 84 44" stroke={fur} strokeWidth="13" />
        <circle cx="86" cy="34" r="12" fill={fur} />
        <path d="M80 29v8M87 28v9" strokeWidth="3" />
      </g>
    </g>
  )
}

function Asleep({ fur }: { fur: string | undefined }) {
  return (
    <>
      <path d="M64 12H80L64 30H80M84 4H95L84 16H95" stroke="#c9d0ff" strokeWidth="5" fill="none" />
      <g stroke="#0a0d26" strokeWidth="4">
        <circle cx="28" cy="52" r="10" fill={fur} />
        <circle cx="66" cy="52" r="10" fill={fur} />
        <path d="M10 94Q8 52 47 50 88 52 84 94Z" fill={fur} />
        <path d="M28 70q6 6 12 0M54 70q6 6 12 0" fill="none" strokeWidth="5" />
        <path d="M43 80h8" strokeWidth="4" />
      </g>
    </>
  )
}
