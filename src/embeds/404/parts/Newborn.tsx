import { useState } from "react"
import { PageLink } from "../../../components/page-link/PageLink"
import { Reserve } from "../../../components/reserve/Reserve"
import { useNow } from "../../../hooks/browser/clock"
import { useMotion } from "../../../hooks/browser/motion"
import type { PageEntry } from "../../../lib/content/derivedLists"
import type { Born } from "../born"
import { calledBy, inheritLetters, likeness, lullaby, rocksNeeded } from "../logic"
import * as styles from "../NearestPages.module.css"
import { Sheet } from "./Sheet"

type Props = {
  born: Born
  /** True if the page was born during this visit, delivered by the stork. */
  isNew: boolean
  mother: PageEntry
  father: PageEntry
  again: () => void
}

/** A newborn page in its cradle, named as typed; it learns to talk and grows up to be its mother. */
export function Newborn({ born, isNew, mother, father, again }: Props) {
  const motion = useMotion()
  const at = useNow()?.getTime() ?? born.at
  const [rocked, setRocked] = useState(0)
  const isGrown = rocked >= rocksNeeded.grown
  const isMotherIn = rocked >= rocksNeeded.mother
  const isAsleep = rocked >= rocksNeeded.asleep
  const mothersName = calledBy(mother.path)
  const letters = inheritLetters(born.name, mothersName, calledBy(father.path))
  const alike = likeness(letters, mother.title, father.title)
  const picture = isMotherIn
    ? `A sheet of paper called ${born.name}, grown up, beside a cradle with its mother in it${isAsleep ? ", asleep" : ""}`
    : isGrown
      ? `A sheet of paper called ${born.name}, grown up, beside its mother, who weeps`
      : `A sheet of paper called ${born.name}, in a cradle`
  return (
    <section className={styles.crying} aria-label="The new page">
      <div className={styles.scene}>
        <svg viewBox="0 0 200 132" role="img" aria-label={picture}>
          <rect width="200" height="132" fill="#dcebd2" />
          <path d="M0 92H200V132H0Z" fill="#b89b72" />
          <path d="M0 92H200V95H0Z" fill="#8f744c" />
          <path d="M18 14H62V54H18Z" fill="#bfe3ff" stroke="#8f744c" strokeWidth="3" />
          <path d="M40 14V54M18 34H62" stroke="#8f744c" strokeWidth="2" />
          {isGrown && !isMotherIn ? (
            <>
              <Sheet x={128} y={62} size={1.5} weeps />
              <Sheet x={72} y={76} size={1} legs />
            </>
          ) : (
            <g
              key={rocked}
              className={rocked > 0 ? styles.rocking : undefined}
              data-moves={motion && !isAsleep}
            >
              <Sheet
                x={100}
                y={isMotherIn ? 54 : 64}
                size={isMotherIn ? 1.8 : 1 + rocked / 8}
                sleeps={rocked === 0 || isAsleep}
              />
              <path
                d="M52 68Q60 86 66 88H134Q140 86 148 68L138 112H62Z"
                fill="#a35a1f"
                stroke="#5a2f0c"
                strokeWidth="2"
              />
              <path d="M66 96H134M64 104H136" stroke="#5a2f0c" />
              <path
                d="M52 112Q100 134 148 112"
                fill="none"
                stroke="#5a2f0c"
                strokeWidth="5"
                strokeLinecap="round"
              />
            </g>
          )}
          {isMotherIn && <Sheet x={26} y={84} size={0.9} sleeps={isAsleep} legs />}
          {isAsleep && (
            <g fill="#331f00" fontFamily="var(--comic)" fontWeight="bold">
              <text x="142" y="42" fontSize="16">
                Z
              </text>
              <text x="158" y="30" fontSize="22">
                Z
              </text>
              <text x="40" y="62" fontSize="10">
                z
              </text>
            </g>
          )}
          {isNew && motion && rocked === 0 && (
            <g className={styles.stork} data-moves="true">
              <path d="M0 20q14-14 30-4l18-10-6 14q-8 12-26 10Z" fill="#fff" stroke="#444" />
              <path d="M6 18q8 12 24 8-6 10-18 6Z" fill="#333" />
              <path d="M46 8l22 6-20 2Z" fill="#e5542b" />
              <circle cx="45" cy="9" r="1.500" fill="#111" />
              <path d="M14 30l-16 8M20 32l-14 10" stroke="#e5542b" strokeWidth="2" />
            </g>
          )}
        </svg>
      </div>
      <p className={styles.name}>
        <span className="visually-hidden">{born.name}</span>
        <span aria-hidden="true">
          {letters.map(({ letter, from }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place
            <span key={i} data-from={from}>
              {letter}
            </span>
          ))}
        </span>
      </p>
      <p role="status" className={styles.lullaby}>
        {lullaby(born.name, mothersName, rocked, at - born.at)}
      </p>
      <button type="button" onClick={() => setRocked(Math.min(rocksNeeded.asleep, rocked + 1))}>
        <Reserve inline all={["Rock the mother too"]}>
          {isGrown ? "Rock the mother too" : "Rock the cradle"}
        </Reserve>
      </button>
      <p className={styles.alike}>{alike}</p>
      <div className={`buttons ${styles.ways}`}>
        {isGrown && (
          <>
            <PageLink to={mother.path}>Go with it to {mother.title}</PageLink>
            <button type="button" onClick={again}>
              Cry for another
            </button>
          </>
        )}
      </div>
    </section>
  )
}
