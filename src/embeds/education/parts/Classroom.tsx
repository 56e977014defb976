import * as styles from "../Education.module.css"
import { type Mood, wrap } from "../logic"
import { Teacher } from "./Teacher"

type Props = {
  question: string
  mood: Mood
  /** The note that the teacher has caught and reads, if any. */
  reads: string | null
  /** The note on its way to Pertti. */
  flying: boolean
  /** True while Pertti turns round to the visitor. */
  turned: boolean
  /** The words on Pertti's paper. */
  written: string
}

const moods: Record<Mood, string> = {
  writes: "The teacher writes on the board",
  listens: "The teacher has stopped writing",
  looks: "The teacher looks at the class",
}

/** Draws the classroom from the visitor's desk: the board, the teacher, Pertti's back, and a note in the air. */
export function Classroom({ question, mood, reads, flying, turned, written }: Props) {
  return (
    <svg
      className={styles.room}
      viewBox="104 0 432 380"
      role="img"
      aria-label={`A classroom. ${moods[mood]}. On the board: ${question}`}
    >
      <path fill="#e8dfc4" d="M-600 0h1840v270H-600z" />
      <path fill="#a9835a" d="M-600 262h1840v118H-600z" />
      <path fill="#8a6540" d="M-600 262h1840v8H-600z" />
      <path fill="#7b5a34" d="M96 18h324v176H96z" />
      <path fill="#1f4a35" d="M106 28h304v156H106z" />
      <path fill="#f4f1e4" d="M330 186h36v7h-36z" />
      <g fill="#f3f7ee" className={styles.chalk} fontSize="25">
        {wrap(question, 21).map((line, i) => (
          <text key={line} x="122" y={66 + i * 34}>
            {line}
          </text>
        ))}
      </g>
      <g transform="translate(572 54)">
        <circle r="26" fill="#fff" stroke="#444" strokeWidth="4" />
        <path d="M0 0v-18M0 0l12 8" stroke="#222" strokeWidth="4" />
      </g>
      <path
        fill="#d8e6ef"
        stroke="#7b5a34"
        strokeWidth="5"
        d="M14 30h60v120H14zM44 30v120M14 90h60M-96 30h60v120h-60zM-66 30v120M-96 90h60"
      />
      <path fill="#b98a5a" d="M640 90h190v12H640zM640 170h190v12H640z" />
      <path
        fill="#8d3f3a"
        d="M650 40h20v50h-20zM694 34h16v56h-16zM740 44h26v46h-26zM662 120h26v50h-26zM716 112h18v58h-18zM776 124h20v46h-20z"
      />
      <path fill="#3b6a8f" d="M672 46h20v44h-20zM712 50h24v40h-24zM690 126h22v44h-22zM740 118h30v52h-30z" />
      <Teacher mood={mood} reads={reads} />
      {reads && (
        <g transform="translate(410 196)">
          <path fill="#fffef2" stroke="#998" d="M-92-22H92v44H-92z" transform="rotate(-3)" />
          <text
            textAnchor="middle"
            y="6"
            fontSize="16"
            className={styles.chalk}
            fill="#222"
            transform="rotate(-3)"
          >
            {reads}
          </text>
        </g>
      )}
      {[-182, -56, 70, 196, 446, 570, 696, 822].map((x, i) => (
        <g key={x} transform={`translate(${x} 270)`}>
          <path
            d="M-34 90V30q0-26 34-26t34 26v60z"
            fill={["#3b6a8f", "#7d4a7a", "#4f7a45", "#a05a3c"][i % 4]}
          />
          <circle cy="-12" r="24" fill={["#d9b45a", "#5a3a1e", "#2a2420", "#a5562e"][(i * 3) % 4]} />
          <path d="M-54 62H54v50H-54z" fill="#c49a63" />
          <path d="M-54 62H54v7H-54z" fill="#dcb884" />
        </g>
      ))}
      <g transform="translate(320 262)">
        <ellipse cy="52" rx="50" ry="52" fill="#c98b4a" />
        <ellipse cy="70" rx="30" ry="34" fill="#dba566" />
        <g className={turned ? styles.look : undefined}>
          <circle cx="-30" cy="-34" r="13" fill="#b0743a" />
          <circle cx="30" cy="-34" r="13" fill="#b0743a" />
          <ellipse cy="-8" rx="43" ry="38" fill="#c98b4a" />
          {turned && (
            <>
              <ellipse cy="8" rx="30" ry="20" fill="#f3dcb8" />
              <circle cx="-16" cy="-12" r="6" fill="#111" />
              <circle cx="16" cy="-12" r="6" fill="#111" />
              <path d="M-5 2h10l-5 6zM0 8v5m-8 4q8 6 16 0" fill="#7a4a2a" stroke="#7a4a2a" strokeWidth="2" />
            </>
          )}
        </g>
        <path d="M-84 74H84v50H-84z" fill="#c49a63" />
        <path d="M-84 74H84v8H-84z" fill="#dcb884" />
        <path d="M40 56l52-6 6 26-52 6z" fill="#fff" stroke="#999" />
        {written.length > 8 ? (
          <path
            d="M50 64q4-7 7 0t7 0t7 0t7 0t7-1M52 73q4-7 7 0t7 0t7-1"
            fill="none"
            stroke="#123a8a"
            strokeWidth="2"
          />
        ) : (
          <text
            x="70"
            y="72"
            fontSize="13"
            textAnchor="middle"
            className={styles.chalk}
            fill="#123a8a"
            transform="rotate(-6 70 68)"
          >
            {written}
          </text>
        )}
      </g>
      {flying && (
        <g className={styles.note}>
          <path d="M-20-13l40-4 3 28-40 4z" fill="#fffef2" stroke="#887" />
          <path d="M-14-4l28-3M-13 4l20-2" stroke="#567" strokeWidth="2" />
        </g>
      )}
    </svg>
  )
}
