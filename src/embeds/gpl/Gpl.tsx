import { type FormEvent, useState } from "react"
import { useMotion } from "../../hooks/browser/motion"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { flag, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useDeedOf, useDeedsElsewhere } from "../../kits/guest/useDeeds"
import { inSentence, useGuest, useHappenings, useThingFrom } from "../../kits/guest/useGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./Gpl.module.css"
import { onFolder } from "./grounds"
import {
  maxObjections,
  maxWord,
  objectionTo,
  otherInitials,
  parseWords,
  pulled,
  type Reel,
  reelObjectedTo,
  type Words,
} from "./logic"
import { Lawyer } from "./parts/Lawyer"
import { Licence } from "./parts/Licence"
import { Machine } from "./parts/Machine"
import type { Freedom } from "./schema"

const greeting = "Good morning. I object."
const first: Words = ["Guinea", "Pig", "Library"]
const spinMs = 1050

/**
 * A machine that makes up what GPL stands for, and a lawyer who objects to each answer until his folder is empty.
 *
 * @feed A machine that makes up what GPL stands for, and a lawyer who objects to every answer.
 * @data freedoms
 */
export default function Gpl() {
  const { freedoms } = usePageData<{ freedoms: Freedom[] }>()
  const { values, set } = useAddress({
    words: text(first.join(" "), { maxLength: 3 * maxWord + 2 }),
    granted: flag(false),
  })
  const [pulls, setPulls] = useState(0)
  const [made, setMade] = useState(0)
  const [spins, setSpins] = useState(false)
  /** The reel whose word the lawyer has struck out. */
  const [struck, setStruck] = useState<Reel | null>(null)
  const [answer, setAnswer] = useState(greeting)
  const [own, setOwn] = useState("")
  const moves = useMotion()
  const { give } = useThing()
  const guest = useGuest()
  const deed = useDeedOf(guest)
  /** The path of the guest that he has objected to; "" once another lawyer has come. */
  const [objected, setObjected] = useState<string | null>(null)
  /** True once he has objected to what has happened to the guest elsewhere. */
  const [hasReadRecord, setReadRecord] = useState(false)
  // One that has spent the night here met him then.
  const isStamped = guest !== null && (objected === guest.path || (objected === null && guest.isOvernight))
  const exhibits = useHappenings().flatMap(({ thing }) => (thing === guest?.path ? [] : [thing]))
  /** A deed that he has heard of, of a thing that is not here. */
  const [news] = useDeedsElsewhere()
  const absent = useThingFrom(news?.thing)
  const words = parseWords(values.words) ?? first

  const object = (to: Words) => {
    setSpins(false)
    if (made >= maxObjections) {
      give()
      guest?.remember("Was made free software, with all four freedoms.")
      return set({ granted: true })
    }
    setMade(made + 1)
    if (guest && !isStamped) {
      setObjected(guest.path)
      setReadRecord(false)
      setStruck(null)
      guest.remember("Was objected to by a lawyer, and stamped.")
      return setAnswer(onFolder.ground(inSentence(guest), guest.words.objection))
    }
    if (deed && objected === guest?.path && !hasReadRecord) {
      setReadRecord(true)
      setStruck(null)
      return setAnswer(onFolder.record(deed.what))
    }
    const reel = reelObjectedTo(to, struck)
    setStruck(reel)
    setAnswer(objectionTo(to, reel, made))
  }
  useTicks(spins, spinMs, () => object(words))
  const become = (next: Words) => {
    set({ words: next.join(" ") })
    setPulls(pulls + 1)
    if (!moves) return object(next)
    setSpins(true)
  }
  const put = (event: FormEvent) => {
    event.preventDefault()
    const next = parseWords(own)
    if (next) return become(next)
    const other = otherInitials(own)
    if (other)
      return setAnswer(`That is the ${other}. My brother-in-law objects to that one, two doors down.`)
    setAnswer("Three words, please. One with a G, one with a P, one with an L.")
  }
  const again = () => {
    setMade(0)
    setPulls(0)
    setStruck(null)
    setObjected("")
    setReadRecord(false)
    setAnswer("Good morning. I'm the new one. I object.")
    set({ words: first.join(" "), granted: false })
  }
  if (values.granted)
    return (
      <div className={styles.tool}>
        <Licence words={words} freedoms={freedoms} guest={made > 0 ? guest : null} onAgain={again} />
      </div>
    )
  const says =
    answer !== greeting
      ? answer
      : guest
        ? onFolder[isStamped ? "evidence" : "morning"](inSentence(guest))
        : absent && news
          ? onFolder.absent(inSentence(absent), news.what)
          : greeting
  return (
    <div className={styles.tool}>
      <div className={styles.court}>
        <Machine
          words={words}
          pulls={pulls}
          struck={spins ? null : struck}
          onPull={() => !spins && become(pulled(words, random, struck))}
        />
        <Lawyer made={made} waits={spins} guest={guest} isStamped={isStamped} exhibits={exhibits} />
      </div>
      <p className={styles.said} role="status" aria-label="The lawyer">
        {spins ? "…" : `“${says}”`}
      </p>
      <form className={styles.own} onSubmit={put}>
        <Field
          label="Your own G, P and L"
          value={own}
          maxLength={3 * maxWord + 2}
          placeholder="Goat Parking Lot"
          onChange={setOwn}
          beside
        />
        <button type="submit">Ask the lawyer</button>
      </form>
    </div>
  )
}
