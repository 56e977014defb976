import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { inSentence, labelOf, useGuest } from "../../kits/guest/useGuest"
import { useFrames } from "../../kits/motion/useFrames"
import { useThing } from "../../kits/things/useThing"
import type { Tea } from "../../lib/lists/teas"
import { begin, initial, isOver, move, picture, potScale, pourPortion, type State, step } from "./logic"
import { Flood } from "./parts/Flood"
import { Table } from "./parts/Table"
import * as styles from "./Teapot.module.css"
import { result, steepedText, verdict } from "./words"

/** The distance that an arrow key moves the pot, in units of the picture. */
const keyStep = 22

const arrows: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
}

/**
 * A teapot that is lifted and tilted by hand, for a guest who would rather have coffee.
 *
 * @data teas
 * @feed A teapot to pour from. It answers every order of coffee with 418, and boils over at the fourth.
 */
export default function Teapot() {
  const { teas } = usePageData<{ teas: Tea[] }>()
  const [state, setState] = useState<State>(initial)
  const [isHeld, setHeld] = useState(false)
  const moving = useMotion()
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  // A thing from another page steeps in the pot, and is the tea of the day.
  const steeped = useGuest()
  const inPot = steeped ? inSentence(steeped) : null
  const tea = steeped
    ? labelOf(steeped).toLowerCase()
    : (teas[(state.round * 3) % Math.max(1, teas.length)]?.name ?? "green")
  const over = isOver(state)
  const text = verdict(state, tea, inPot)
  const become = steepedText(state)
  useEffect(() => {
    if (become !== null) steeped?.remember(become)
  }, [become, steeped])
  useThing(over)

  useFrames(moving && (isHeld || state.tilt !== 0 || state.answer !== null), seconds =>
    setState(old => step(old, seconds, isHeld)),
  )

  const hold = () => {
    setState(moving ? begin : pourPortion)
    setHeld(moving)
  }
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
    hold()
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture?.(event.pointerId)) return
    const scale = picture.width / (stage.current?.clientWidth || picture.width)
    const [dx, dy] = [event.clientX - last.current.x, event.clientY - last.current.y]
    last.current = { x: event.clientX, y: event.clientY }
    setState(old => move(old, dx * scale, dy * scale))
  }
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow) {
      event.preventDefault()
      setState(old => move(old, ...arrow))
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault()
      if (!event.repeat) hold()
    }
  }
  const letGo = () => setHeld(false)

  return (
    <div className={styles.tool} data-flooded={over || undefined} data-moving={moving || undefined}>
      <Flood />
      <div ref={stage} className={styles.stage}>
        <Table
          state={state}
          tea={tea}
          moving={moving}
          label={`A teapot${inPot === null || over ? "" : ` with ${inPot} in it`}, a table and a guest. ${text}`}
          steeped={steeped}
        />
        <button
          type="button"
          className={styles.handle}
          aria-label="The teapot: hold to pour, arrow keys to move"
          style={{
            left: `${((state.x - 112 * potScale) / picture.width) * 100}%`,
            top: `${((state.y - 96 * potScale) / picture.height) * 100}%`,
            width: `${((224 * potScale) / picture.width) * 100}%`,
            height: `${((164 * potScale) / picture.height) * 100}%`,
          }}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={press}
          onKeyUp={letGo}
          onBlur={letGo}
        />
      </div>
      <div className={styles.below}>
        <p role="status" aria-label="Verdict" className={styles.verdict}>
          {text}
        </p>
        <div className="buttons">
          <button type="button" onClick={() => setState(initial)}>
            {over ? "Mop up" : "Start again"}
          </button>
          <ShareButton
            text={over ? `418 I'm a teapot. ${result(state)}` : "A teapot that is asked for coffee"}
          />
        </div>
      </div>
    </div>
  )
}
