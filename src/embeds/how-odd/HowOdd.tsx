import { useMemo, useState } from "react"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { isBlank, trimmed } from "../../lib/text/blank"
import * as styles from "./HowOdd.module.css"
import { Heap } from "./parts/Heap"
import { Line } from "./parts/Line"
import { Machine } from "./parts/Machine"
import { readNumber } from "./read"
import {
  arePair,
  laundryOf,
  loneOf,
  lookOf,
  motherText,
  nextPairOf,
  piece,
  shown,
  stranger,
  verdictOf,
} from "./socks"

/** The socks that hang there when nobody has typed a number. */
const example = "7"

type Sorting = {
  /** The socks that have been taken off the line. */
  gone: readonly number[]
  /** True after Mother has paired a heap. */
  isSorted: boolean
  /** The stranger of the machine: not there, on the line, or married. */
  guest: "none" | "here" | "married"
  message: string
}

const unsorted: Sorting = { gone: [], isSorted: false, guest: "none", message: "" }

/**
 * A number as socks on a washing line. They are paired by hand, and the last one is alone or not.
 *
 * @feed Type a number, pair that many socks, and look the last one in the eye.
 */
export default function HowOdd() {
  const address = useAddress({ n: text("") })
  const [sorting, setSorting] = useState(unsorted)
  const [pairs, setPairs] = useState(0)
  const asked = isBlank(address.values.n) ? example : address.values.n
  const reading = useMemo(() => readNumber(asked), [asked])
  const laundry = useMemo(() => laundryOf(reading), [reading])
  const name = shown(trimmed(asked))

  const lone = laundry && loneOf(laundry)
  const onLine = useMemo(() => {
    const hanging = (laundry?.hanging ?? []).filter(sock => !sorting.gone.includes(sock))
    if (laundry?.isHeap && sorting.isSorted && lone !== null && sorting.guest !== "married")
      hanging.push(lone)
    return sorting.guest === "none" ? hanging : [...hanging, stranger]
  }, [laundry, sorting, lone])
  const next = nextPairOf(onLine)
  const isSorted = laundry !== null && (laundry.isHeap ? sorting.isSorted : next === null)
  const isMarried = sorting.guest === "married"
  const note = (message: string) => setSorting(old => ({ ...old, message }))

  const ask = (n: string) => {
    address.set({ n })
    setSorting(unsorted)
    setPairs(0)
  }
  const fold = (a: number, b: number) => {
    setSorting(old => ({ ...old, gone: [...old.gone, a, b], message: "" }))
    setPairs(pairs + 1)
  }
  const join = (a: number, b: number) => {
    if (arePair(a, b)) return fold(a, b)
    const two = [a, b]
    if (two.includes(stranger))
      return setSorting(old => ({
        ...old,
        guest: "married",
        message: "They differ in everything. It will hold.",
      }))
    if (two.includes(piece)) return note("It says thank you, but it is not enough sock.")
    note(lookOf(a).colour === lookOf(b).colour ? "So close." : "They have nothing to say to each other.")
  }
  const pairTwo = () => {
    if (!laundry) return
    if (laundry.isHeap && !isSorted)
      return setSorting(old => ({
        ...old,
        isSorted: true,
        message: motherText(laundry.count) + (lone === null ? "" : " One is left."),
      }))
    if (next) return fold(...next)
    if (sorting.guest === "here" && lone !== null) join(lone, stranger)
  }
  const openMachine = () => {
    if (!laundry || reading.kind !== "whole") return note("It only takes whole socks.")
    if (isSorted && lone !== null && sorting.guest === "none")
      return setSorting(old => ({ ...old, guest: "here", message: "A sock. It is somebody else's." }))
    const rest = (reading.n - 1n).toString()
    const keep = isSorted && !isMarried
    address.set({ n: rest })
    setPairs(0)
    const left = laundryOf({ kind: "whole", n: reading.n - 1n })
    setSorting({
      ...unsorted,
      gone: keep && left ? left.hanging.filter(sock => sock !== loneOf(left)) : [],
      isSorted: keep,
      message: reading.n <= 0n ? "It wants more. Now you owe it." : "It has eaten one.",
    })
  }

  const verdict = !laundry
    ? "?"
    : isMarried
      ? `${name} is a couple`
      : isSorted
        ? verdictOf(name, laundry)
        : `${name} is ...`
  const usual = !laundry
    ? "No socks."
    : isSorted
      ? laundry.part > 0
        ? "The piece is looking at you."
        : lone === null
          ? laundry.count === 0n
            ? "A bare line."
            : "All of them have somebody."
          : laundry.isOwed
            ? "The last one is not even there."
            : "The last one is looking at you."
      : pairs > 0
        ? `${pairs} ${pairs === 1 ? "pair" : "pairs"} in the drawer.`
        : laundry.isHeap
          ? "Too many for the line."
          : "Drag a sock onto its twin."
  const verb = laundry?.isHeap && !isSorted ? "Call Mother" : "Pair two"

  return (
    <div className={styles.tool}>
      <div className={styles.top}>
        <Field
          className={styles.field}
          label="How many socks?"
          inputMode="decimal"
          spellCheck={false}
          placeholder={example}
          value={address.values.n}
          problem={reading.kind === "mistake" && reading.what}
          onChange={ask}
        />
        <p role="status" aria-label="Verdict" className={`lcd ${styles.verdict}`}>
          {verdict}
        </p>
      </div>
      <div className={styles.yard}>
        {laundry?.isHeap && !isSorted ? (
          <Heap count={laundry.count} />
        ) : (
          <Line
            key={`${asked} ${isSorted}`}
            socks={onLine}
            isCouple={isMarried}
            isAlone={isSorted && onLine.length > 0}
            isOwed={laundry?.isOwed ?? false}
            part={laundry?.part ?? 0}
            onJoin={join}
          />
        )}
        <button type="button" className={styles.machine} aria-label="Open the machine" onClick={openMachine}>
          <Machine />
        </button>
      </div>
      <p role="status" aria-label="Laundry" className={styles.message}>
        {sorting.message || usual}
      </p>
      <div className="buttons">
        <Button
          className="default"
          disabled={!laundry || (isSorted && sorting.guest !== "here")}
          onClick={pairTwo}
        >
          <Reserve inline all={["Pair two", "Call Mother"]}>
            {verb}
          </Reserve>
        </Button>
        <ShareButton
          text={
            isSorted && laundry
              ? `${verdict}. ${lone === null && laundry.part === 0 ? "I have paired them all." : "The last sock is looking at me."}`
              : undefined
          }
          link={`?n=${encodeURIComponent(trimmed(asked))}`}
        />
        <Button
          data-menu="edit"
          disabled={sorting === unsorted && isBlank(address.values.n)}
          onClick={() => ask("")}
        >
          Hang them up again
        </Button>
      </div>
    </div>
  )
}
