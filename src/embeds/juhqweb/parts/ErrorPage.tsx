import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import * as styles from "../JuhqWeb.module.css"

type Props = { title: string; text: string; host: string; onHome: () => void }

/** The page for an error, with the modem cable and the animal that chewed it. */
export function ErrorPage({ title, text, host, onHome }: Props) {
  return (
    <div className={styles.error}>
      <svg
        viewBox="0 0 240 90"
        width="240"
        height="90"
        role="img"
        aria-label="A cable bitten through, and a hamster who looks away"
      >
        <path fill="none" stroke="#333" strokeWidth="7" d="M0 66q40-16 84 0l8-3" />
        <path fill="none" stroke="#333" strokeWidth="7" d="M240 60q-30 16-64 6l-8 2" />
        <path fill="none" stroke="#c33" strokeWidth="2" d="M92 62l9-6M168 68l-9-5" />
        <path fill="none" stroke="#2a6bd8" strokeWidth="2" d="M92 64l11 1M168 69l-10 3" />
        <path fill="none" stroke="#2a9a4a" strokeWidth="2" d="M92 66l8 7M168 70l-8 8" />
        <path fill="#ffd83b" stroke="#a86a00" d="m104 46 3 7 7 1-6 4 2 7-6-4-6 4 2-7-6-4 7-1z" />
        <g stroke="#5c3712">
          <circle cx="122" cy="24" r="6" fill="#c98b4a" />
          <circle cx="144" cy="24" r="6" fill="#c98b4a" />
          <ellipse cx="134" cy="66" rx="21" ry="19" fill="#c98b4a" />
          <ellipse cx="133" cy="38" rx="18" ry="15" fill="#c98b4a" />
          <ellipse cx="134" cy="70" rx="13" ry="12" fill="#f6e0bd" stroke="none" />
        </g>
        <path d="M138 32h4v5h-4zM146 32h3v5h-3z" />
        <path fill="none" stroke="#5c3712" strokeWidth="1.5" d="M138 46q5-3 8 0" />
      </svg>
      <h2>{title}</h2>
      <p role="status">
        <BidiIsolate>{text}</BidiIsolate>
      </p>
      <p>
        <code>{host}</code>
      </p>
      <button type="button" onClick={onHome}>
        Back to where it is warm
      </button>
    </div>
  )
}
