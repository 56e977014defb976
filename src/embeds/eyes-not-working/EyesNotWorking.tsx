import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePressGuard } from "../../hooks/browser/pressGuard"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { boos, type Fright, type Poked, pokeAnswer } from "./answers"
import * as styles from "./EyesNotWorking.module.css"
import {
  brokenGaze,
  columnsFor,
  endings,
  faults,
  follow,
  type Gaze,
  gazeTo,
  lidAt,
  lookedAt,
  pairCount,
  pairsIn,
  remember,
  type Trail,
} from "./logic"
import { paintPair, paintWood } from "./paint"

/** Seconds for which a poked pair, or everyone after a boo, keeps its eyes shut. */
const shutSeconds = 1.1

/**
 * Twenty-four pairs of eyes that follow the pointer, touch and focus, and a broken pair to repair.
 *
 * @feed Twenty-four pairs of eyes in a wood that follow the cursor, except one, which can be repaired, at a price.
 */
export default function EyesNotWorking() {
  const { values, set } = useAddress({
    pair: whole(1, pairCount, 14),
    repairs: whole(0, faults.length - 1, 0),
  })
  const motion = useMotion()
  const place = useRef<HTMLDivElement>(null)
  const [message, setMessage] = useState("")
  const [, setLooked] = useState(0)
  const state = useRef({
    seconds: 0,
    target: null as { x: number; y: number } | null,
    trail: [] as Trail,
    gazes: [] as Gaze[],
    shutUntil: [] as number[],
    fright: "shut" as Fright,
    frightUntil: 0,
    wood: null as HTMLCanvasElement | null,
    pairs: pairsIn(6),
    columns: 6,
  })

  const broken = values.pair - 1
  const fault = faults[values.repairs] ?? faults[0]
  const works = fault.id === "works"
  /** The repaired pairs so far, each of which ends in another way. */
  const [round, setRound] = useState(0)
  const ending = endings[round % endings.length] ?? endings[0]

  const draw = (pen: CanvasRenderingContext2D, seconds: number) => {
    const { width, height } = pen.canvas
    const now = state.current
    const box = pen.canvas.getBoundingClientRect()
    const scale = width / Math.max(1, box.width)
    now.seconds += seconds
    const target = now.target
      ? { x: (now.target.x - box.left) * scale, y: (now.target.y - box.top) * scale }
      : { x: width * (0.5 + 0.4 * Math.sin(now.seconds * 0.7)), y: height * 1.1 }
    remember(now.trail, { ...target, at: now.seconds })
    const past = lookedAt(now.trail, now.seconds - 2) ?? target
    const columns = columnsFor(width, height)
    if (columns !== now.columns) Object.assign(now, { columns, pairs: pairsIn(columns) })
    const all = now.pairs
    const rows = Math.ceil(pairCount / columns)
    const cell = Math.min(width / columns, height / rows)
    const star = all[broken]
    // The wood does not move, so it is painted once per canvas size.
    if (now.wood?.width !== width || now.wood.height !== height) {
      now.wood = Object.assign(document.createElement("canvas"), { width, height })
      const once = now.wood.getContext("2d")
      if (once) paintWood(once, width, height)
    }
    if (width > 0 && height > 0) pen.drawImage(now.wood, 0, 0)
    all.forEach((pair, i) => {
      const at = { x: pair.x * width, y: pair.y * height }
      const isBroken = i === broken
      // Once the broken pair works, all others look at it, or don't, or have its fault.
      const isOther = works && !isBroken
      const seen =
        isOther && ending.id === "envy" && star ? { x: star.x * width, y: star.y * height } : target
      const wanted = gazeTo(at.x, at.y, seen.x, seen.y)
      const gaze = seconds === 0 ? wanted : follow(now.gazes[i] ?? wanted, wanted, seconds)
      now.gazes[i] = gaze
      const own = isBroken
        ? brokenGaze({ fault: fault.id, seconds: now.seconds, place: at, target, past })
        : isOther && ending.id === "caught"
          ? brokenGaze({ fault: "crossed", seconds: now.seconds, place: at, target, past })
          : { left: gaze, right: gaze }
      const shut =
        (now.shutUntil[i] ?? 0) > now.seconds ||
        (isBroken && fault.id === "asleep") ||
        (isOther && ending.id === "shut")
      const lid = shut ? 1 : motion ? lidAt(i, now.seconds) : 0
      const isFrightened = now.frightUntil > now.seconds
      const isWinking = isFrightened && now.fright === "wink"
      const grown = isFrightened && now.fright === "wide" ? 1.45 : 1
      paintPair(pen, pair, at.x, at.y, Math.min(cell * pair.size, cell * 0.19) * grown, {
        ...own,
        lid: isFrightened && now.fright === "wide" ? 0 : lid,
        ...(isWinking && { lidOnRight: i % 2 === 0 ? 1 : 0, lid: i % 2 === 0 ? 0 : 1 }),
        tagged: isBroken && !works,
      })
    })
  }

  const look = useEffectEvent((x: number, y: number, still: boolean) => {
    state.current.target = { x, y }
    // With reduced motion, a press or focus makes the eyes look once.
    if (still && !motion) setLooked(times => times + 1)
  })
  useEffect(() => {
    const move = (event: PointerEvent) => look(event.clientX, event.clientY, false)
    const press = (event: PointerEvent) => look(event.clientX, event.clientY, true)
    const focus = (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return
      const box = event.target.getBoundingClientRect()
      look(box.left + box.width / 2, box.top + box.height / 2, true)
    }
    window.addEventListener("pointermove", move, { passive: true })
    window.addEventListener("pointerdown", press, { passive: true })
    document.addEventListener("focusin", focus)
    return () => {
      window.removeEventListener("pointermove", move)
      window.removeEventListener("pointerdown", press)
      document.removeEventListener("focusin", focus)
    }
  }, [])

  const shut = (which: (index: number) => number) => {
    const { seconds } = state.current
    state.current.shutUntil = Array.from({ length: pairCount }, (_, i) => {
      const before = state.current.shutUntil[i] ?? 0
      const wanted = which(i)
      return wanted > 0 ? seconds + wanted : before
    })
  }
  const guard = usePressGuard(works)
  const [booCount, setBooCount] = useState(0)
  const [poked, setPoked] = useState({ last: -1, pair: 0, again: 0, tree: 0 })
  const repair = () => {
    if (works) {
      set({ pair: ((values.pair + 10) % pairCount) + 1, repairs: 0 })
      setRound(round + 1)
      setMessage("They have calmed down. Another pair has stopped working instead.")
      return
    }
    setMessage("")
    set({ repairs: values.repairs + 1 })
  }
  const boo = () => {
    const { fright, says } = boos[booCount % boos.length] ?? boos[0] ?? { fright: "shut", says: "" }
    setBooCount(booCount + 1)
    Object.assign(state.current, { fright, frightUntil: state.current.seconds + 2 * shutSeconds })
    if (fright === "shut") shut(i => shutSeconds + i * 0.09)
    if (fright === "half") shut(i => (i % 2 === 0 ? 2 * shutSeconds : 0))
    setMessage(says)
  }
  const poke = ({ clientX, clientY }: MouseEvent) => {
    const canvas = place.current?.querySelector("canvas")
    const box = canvas?.getBoundingClientRect()
    if (!canvas || !box?.width) return
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    const at = pairsIn(columnsFor(canvas.width, canvas.height)).findIndex(
      pair => Math.abs(pair.x - x) * box.width < 34 && Math.abs(pair.y - y) * box.height < 24,
    )
    if (at === broken && !works) return repair()
    const sort: Poked = at < 0 ? "tree" : at === poked.last ? "again" : "pair"
    setPoked({ ...poked, last: at, [sort]: poked[sort] + 1 })
    if (at >= 0) shut(i => (i === at ? (sort === "again" ? 8 : 1) * shutSeconds : 0))
    setMessage(pokeAnswer(sort, poked[sort]))
  }

  return (
    <div className={styles.tool}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div ref={place} onClick={poke}>
        <Canvas
          label={`${pairCount} pairs of eyes in a wood at night; one of them ${works ? "is looked at by all others" : "isn't working"}`}
          draw={draw}
          moving={motion}
          className={styles.wood}
        />
      </div>
      <p className={styles.message} role="status">
        {message || (works ? ending.text : fault.text)}
      </p>
      <div className="buttons">
        <button type="button" onClick={() => guard(repair)}>
          <Reserve inline all={["Apologise"]}>
            {works ? "Apologise" : "Repair"}
          </Reserve>
        </button>
        <button type="button" onClick={boo}>
          Say boo
        </button>
        <ShareButton
          text="One of these pairs of eyes isn't working"
          link={`?pair=${values.pair}&repairs=${values.repairs}`}
        />
      </div>
    </div>
  )
}
