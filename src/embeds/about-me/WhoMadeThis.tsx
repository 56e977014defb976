import { useState, useSyncExternalStore } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { usePage } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useTicks } from "../../kits/motion/useTicks"
import { clockText } from "../../lib/calendar/wallClock"
import {
  anotherMaker,
  describeMaker,
  type Maker,
  parts,
  readMaker,
  spinFrame,
  spinTurns,
  turnPart,
  writeMaker,
} from "./maker"
import { drawings } from "./parts/drawings"
import { Strip } from "./parts/Strip"
import * as styles from "./WhoMadeThis.module.css"

type Props = {
  /** The makers, each with a name in three parts and a text for head, middle and feet. The last is the visitor. */
  who: { name: string[]; says: string[] }[]
}

/** The combination shown until a leaf is turned. */
const first: Maker = [1, 2, 0]

const initialTurns = 7

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener)
  return () => window.removeEventListener("resize", listener)
}

/**
 * A flip book of the site's makers, in three parts. Every head fits every middle and every pair of feet.
 *
 * @feed A book of heads, middles and feet, in which one finds out who made this site.
 */
export default function WhoMadeThis({ who }: Props) {
  const { siteName } = usePage()
  const { values, set } = useAddress({ maker: text(null) })
  const [shown, setShown] = useState(first)
  const [left, setLeft] = useState(initialTurns)
  const motion = useMotion()
  const now = useNow()
  const size = useSyncExternalStore(
    subscribe,
    () => `${window.innerWidth} by ${window.innerHeight}`,
    () => "",
  )
  const [spin, setSpin] = useState<{ to: Maker; turns: number } | null>(null)
  const maker = readMaker(values.maker, who.length) ?? shown
  const seen = spin ? spinFrame(maker, spin.to, spin.turns, who.length) : maker
  const { name, says, whole } = describeMaker(maker, who)
  const isVisitor = maker.includes(who.length - 1)

  const show = (next: Maker) => {
    setLeft(0)
    setSpin(null)
    set({ maker: writeMaker(next) })
  }
  useTicks(motion && left > 0 && values.maker === null, 260, () => {
    setLeft(left - 1)
    setShown(left === 1 ? anotherMaker(shown, who.length, random) : turnPart(shown, left % 3, 1, who.length))
  })
  const spinOn = () => {
    const to = anotherMaker(maker, who.length, random)
    if (!motion) return show(to)
    setLeft(0)
    setSpin({ to, turns: 1 })
  }
  useTicks(motion && spin !== null, 110, () => {
    if (!spin) return
    if (spin.turns + 1 >= spinTurns) show(spin.to)
    else setSpin({ ...spin, turns: spin.turns + 1 })
  })

  return (
    <div className={styles.makers}>
      <div>
        <div className={styles.book}>
          {seen.map((of, part) => {
            const drawn = drawings[of]?.[part] ?? drawings[0]?.[part]
            const place = parts[part] ?? "head"
            return (
              <Strip
                key={place}
                part={place}
                of={of}
                onTurn={by => show(turnPart(maker, part, by, who.length))}
              >
                <svg role="img" aria-label={drawn?.label} viewBox="0 0 200 90">
                  <path d="M0 0h200v90H0z" fill={drawn?.wall} />
                  {drawn?.figure}
                </svg>
              </Strip>
            )
          })}
        </div>
        <div className="buttons">
          <button type="button" className="default" onClick={spinOn}>
            Somebody else
          </button>
          <ShareButton text={`${siteName} was made by ${name}.`} link={`?maker=${writeMaker(maker)}`} />
        </div>
      </div>
      <div className={styles.words}>
        <p>
          Made by <b className={styles.name}>{name}</b>
        </p>
        <ul aria-live={values.maker === null ? "off" : "polite"}>
          {says.map((line, part) => (
            <li key={parts[part]}>{line}</li>
          ))}
          {isVisitor && now && (
            <li>
              From here {whole ? "you are" : "that part is"} {size} pixels, and it is{" "}
              {clockText(now.getHours() * 60 + now.getMinutes())}.
            </li>
          )}
          {whole && <li>All of one piece, which is rare: one in {who.length ** 2} is.</li>}
        </ul>
      </div>
    </div>
  )
}
