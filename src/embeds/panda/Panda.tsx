import { useEffect, useEffectEvent, useState } from "react"
import * as v from "valibot"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../components/button/Button"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { inSentence, useGuest } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import { formatDuration } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import { balancedText, fed, full, hungry, type Panda as PandaState, poked, sent, settled } from "./logic"
import * as styles from "./Panda.module.css"
import { Enclosure } from "./parts/Enclosure"
import { missingText, passageLabel, passageOf, passageText, stalksAfter } from "./passage"
import type { Fact } from "./schema"

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const storedPanda = storageEntry<PandaState>(
  "panda",
  v.object({ eaten: count, heap: count, wakes: v.nullable(v.number()), total: count, alone: count }),
  hungry,
)

const maxName = 20

/** The time after which a panda that was sent is back. */
const awayMs = 7000

/**
 * A panda that eats bamboo, falls asleep when full and wakes at a real time of day, with facts on a sign.
 *
 * @feed A panda to feed, which falls asleep when it is full and wakes when pandas do; and a true fact for each stalk.
 * @data panda-facts
 */
export default function Panda() {
  const { "panda-facts": facts } = usePageData<{ "panda-facts": Fact[] }>()
  const [stored, setStored] = useStorage(storedPanda)
  const { values, set } = useAddress({ name: text("", { maxLength: maxName }) })
  const [pokes, setPokes] = useState(0)
  const [burden, setBurden] = useState(0)
  const [lastAction, setLastAction] = useState<"fact" | "poke" | "send" | "burden">("fact")
  const [isAway, setAway] = useState(false)
  const at = useNow(1000)?.getTime() ?? null
  const motion = useMotion()
  const { give } = useThing()
  const panda = at === null ? stored : settled(stored, at)
  const asleep = panda.wakes !== null
  const name = trimmed(values.name).slice(0, maxName) || "The panda"
  const fact = facts[panda.total % facts.length]
  const guest = useGuest()
  const past = usePastGuest()
  const [hasFed, setFed] = useState(false)
  const isMissed = !guest && past !== null && !hasFed
  /** The guest that was eaten, by its path, and as which stalk. */
  const [meal, setMeal] = useState<{ path: string; stalk: number } | null>(null)
  const eatenAs = meal !== null && meal.path === guest?.path ? meal.stalk : null
  const passage = passageOf(eatenAs, panda.total)
  const isNews = guest !== null && (passage !== "out" || panda.total === (eatenAs ?? 0) + stalksAfter)

  useEffect(() => {
    if (passage === "out") guest?.remember("Was eaten by a panda, and came out the other end.")
    // It goes nowhere while it is inside.
    guest?.keep(passage === "inside")
  }, [guest, passage])
  const digest = useEffectEvent(() => {
    if (guest?.isKept) setMeal({ path: guest.path, stalk: panda.total - stalksAfter })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a guest comes after the first render
  useEffect(() => {
    digest()
  }, [guest])

  useEffect(() => {
    if (!isAway) return
    const timer = setTimeout(() => setAway(false), awayMs)
    return () => clearTimeout(timer)
  }, [isAway])

  const hug = () => {
    if (asleep && passage === "held") guest?.remember("Was chewed a little by a panda, which was asleep.")
  }
  // Bamboo and a hand bring it back at once.
  const feed = () => {
    setAway(false)
    setLastAction("fact")
    setFed(true)
    const next = fed(panda, now())
    setStored(next)
    if (guest && !asleep && passage === "held") setMeal({ path: guest.path, stalk: next.total })
    hug()
    if (!asleep && next.wakes !== null) give()
  }
  const poke = () => {
    setAway(false)
    setLastAction("poke")
    hug()
    setPokes(pokes + 1)
  }
  const load = () => {
    setAway(false)
    setLastAction("burden")
    if (asleep) setBurden(burden + 1)
  }
  const send = () => {
    setLastAction("send")
    setAway(!asleep)
  }
  const notes = {
    fact: isNews
      ? passageText(passage, asleep, inSentence(guest))
      : isMissed
        ? missingText(inSentence(past), asleep)
        : fact?.fact,
    poke: poked(pokes, asleep),
    send: sent(isAway, asleep),
    burden: asleep ? balancedText(burden) : "It reached up and ate it. Wait until it sleeps.",
  }
  return (
    <div className={styles.tool}>
      <div className={styles.place}>
        <Enclosure
          panda={panda}
          at={at}
          poke={pokes}
          burden={burden}
          chewing={motion && !asleep}
          away={isAway}
          moving={motion}
          label={
            isAway
              ? `A yard without a panda, with ${pluralise(panda.heap, "stalk")} of bamboo`
              : `A panda, ${asleep ? "asleep" : "eating"}, with ${pluralise(panda.heap, "stalk")} of bamboo in front of it${guest ? `, ${passageLabel(passage, inSentence(guest))}` : ""}`
          }
          guest={guest}
          passage={passage}
        />
        <Button className={styles.hide} disabled={isAway} aria-label="Scratch the panda" onClick={poke} />
      </div>
      <div className={styles.row}>
        <div className={styles.buttons}>
          <button type="button" className={styles.feed} onClick={feed}>
            Give it bamboo
          </button>
          <button type="button" onClick={poke}>
            Scratch it
          </button>
          <button type="button" onClick={load}>
            Put something on its head
          </button>
        </div>
        <p className={styles.state} role="status">
          <BidiIsolate>{stateText(panda, name, at)}</BidiIsolate>
        </p>
      </div>
      <p className={styles.sign} aria-live="polite">
        <Reserve all={facts.map(each => each.fact)}>{notes[lastAction]}</Reserve>
        <span className={styles.source}>
          {lastAction === "fact" && !isNews && !isMissed && (
            <ExternalLink href={fact?.source ?? ""} tile={false}>
              Who says so
            </ExternalLink>
          )}
        </span>
      </p>
      <div className={styles.buttons}>
        <Field
          label="Its name"
          maxLength={maxName}
          value={values.name}
          placeholder="The panda"
          onChange={next => set({ name: next })}
          beside
        />
        <button type="button" onClick={send}>
          Send the panda
        </button>
        <ShareButton text={`${name} is waiting for bamboo`} />
      </div>
    </div>
  )
}

/** Describes the state of the panda in a sentence or two. */
function stateText(panda: PandaState, name: string, at: number | null): string {
  const { wakes, heap, eaten, alone } = panda
  if (wakes === null) {
    const meanwhile = alone > 0 ? " It helped itself while you were away." : ""
    return `${name} has had ${pluralise(eaten, "stalk")} of ${full}.${meanwhile}`
  }
  const time = new Date(wakes).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })
  const left = at === null ? "" : `, in ${formatDuration(Math.max(1000, wakes - at))}`
  const rest =
    heap >= full
      ? " That is a whole meal. It will get up, eat it and go back to bed without you."
      : heap > 0
        ? ` ${pluralise(heap, "stalk")} for breakfast.`
        : ""
  return `${name} is full and sleeps until ${time}${left}.${rest}`
}
