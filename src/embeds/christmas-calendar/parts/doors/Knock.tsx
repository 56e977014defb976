import { useState } from "react"
import { fireworks } from "../../../../effects/fireworks"
import * as styles from "./doors.module.css"

type Props = { opened: number }

const answers = [
  { label: "Yes", reply: "Good. He looks at you for a moment longer than is comfortable, and believes it." },
  { label: "No", reply: "Honest. That counts double, he says; it is in the regulations." },
  { label: "It depends", reply: "He nods. It always does. He has been doing this for a while." },
] as const

/** Door 24: Joulupukki knocks, asks his traditional question, and has something in his sack. */
export function Knock({ opened }: Props) {
  const [reply, setReply] = useState("")
  return (
    <div className={styles.stack}>
      <p>
        There is a knock at the door. Somebody with a beard stands outside and asks: are there any
        well-behaved children here?
      </p>
      <div className="buttons">
        {answers.map(answer => (
          <button
            key={answer.label}
            type="button"
            onClick={() => {
              setReply(answer.reply)
              void fireworks()
            }}
          >
            {answer.label}
          </button>
        ))}
      </div>
      {reply && (
        <svg
          className={styles.picture}
          viewBox="0 0 200 200"
          role="img"
          aria-label="Pertti, asleep in a red cap on a heap of sunflower seeds"
        >
          <path fill="#1f3d2b" d="M0 0h200v200H0z" />
          <path fill="#d9b45b" d="M20 190q80-70 160 0z" />
          <ellipse cx="100" cy="140" rx="52" ry="32" fill="#d99a4e" stroke="#6b4a1f" strokeWidth="2" />
          <circle cx="142" cy="124" r="24" fill="#e7b069" stroke="#6b4a1f" strokeWidth="2" />
          <path d="M120 112q10-44 52-36-16 8-12 34z" fill="#c1121f" />
          <path d="M116 108h50v11h-50z" fill="#fff" />
          <circle cx="174" cy="78" r="7" fill="#fff" />
          <path d="M138 128h8M152 128h8" stroke="#111" strokeWidth="2.5" />
          <circle cx="150" cy="138" r="3" fill="#7a3b47" />
        </svg>
      )}
      <p role="status">
        {reply &&
          `${reply} In the sack there is Pertti, who got his seeds. You have opened ${opened} of 24 doors${
            opened === 24 ? ", and there are no more" : ""
          }. Hyvää joulua.`}
      </p>
    </div>
  )
}
