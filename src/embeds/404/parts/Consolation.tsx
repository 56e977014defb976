import { useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { handkerchiefs, sobText } from "../logic"
import * as styles from "../NearestPages.module.css"

type Props = {
  /** The typed address; null before hydration. */
  typed: string | null
  /** Lets a page of that name be born; null without two nearest pages to be its parents. */
  bear: (() => void) | null
}

/** The emoji in its puddle, with a box of handkerchiefs. */
export function Consolation({ typed, bear }: Props) {
  const motion = useMotion()
  const [used, setUsed] = useState(0)
  const isDry = used === handkerchiefs
  const puddle = 1 - used / handkerchiefs
  return (
    <section className={styles.crying} aria-label="The emoji">
      <div className={styles.scene}>
        <svg viewBox="0 0 200 132" aria-hidden="true">
          <rect width="200" height="132" fill="#cfe0ea" />
          <path d="M0 92H200V132H0Z" fill="#b89b72" />
          <path d="M0 92H200V95H0Z" fill="#8f744c" />
          <path d="M18 14H62V54H18Z" fill="#fffdf2" stroke="#777" />
          <path d="M23 22H57M23 29H57M23 36H45" stroke="#c0182a" strokeWidth="2.500" />
          <path d="M34 42h12v8H34Z" fill="none" stroke="#777" strokeDasharray="2 2" />
          {isDry && (
            <g>
              <circle cx="100" cy="58" r="40" fill="#f5c518" stroke="#7a5200" strokeWidth="3" />
              <circle cx="86" cy="50" r="5" fill="#331f00" />
              <circle cx="114" cy="50" r="5" fill="#331f00" />
              <path d="M84 72Q100 82 116 72" fill="none" stroke="#331f00" strokeWidth="4" />
              <path d="M78 62q-4 6 0 9q4-3 0-9Z" fill="#6bb8ec" />
            </g>
          )}
          <ellipse cx="100" cy="106" rx={86 * puddle} ry={15 * puddle} fill="#6bb8ec" />
          <ellipse cx="88" cy="103" rx={40 * puddle} ry={5 * puddle} fill="#a9dbf8" />
          <path d="M152 98H190V120H152Z" fill="#4b6fb3" stroke="#25365a" />
          <path d="M160 98h22v5h-22Z" fill="#25365a" />
          {!isDry && <path d="M163 101q2-16 9-12q8-6 9 12Z" fill="#fff" stroke="#aab4c2" />}
          {Array.from({ length: used }, (_, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: one handkerchief is like another
              key={i}
              transform={`translate(${14 + (i % 3) * 17 + (i > 2 ? 8 : 0)} ${i > 2 ? 112 : 122})`}
              d="M-9 4q-3-8 4-8q3-6 8-1q8-1 5 6q2 5-5 5q-6 3-12-2Z"
              fill="#fff"
              stroke="#9aa7b6"
            />
          ))}
        </svg>
        {!isDry && (
          <img
            src={motion ? "/pictures/crying.gif" : "/pictures/crying.png"}
            alt="A crying emoji"
            width="96"
            height="96"
          />
        )}
      </div>
      <p role="status">{typed === null ? "It has looked everywhere." : sobText(used, typed)}</p>
      <button type="button" onClick={isDry ? (bear ?? (() => setUsed(0))) : () => setUsed(used + 1)}>
        {isDry ? (bear ? "Let it be born" : "Say the name again") : "Hand it a handkerchief"}
      </button>
    </section>
  )
}
