import { type PointerEvent, useCallback, useRef, useState } from "react"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { arrowKeys, useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { Canvas } from "../../kits/canvas/Canvas"
import { useFrames } from "../../kits/motion/useFrames"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./Dinosaurs.module.css"
import { type Camera, cameraAt, held, lengthText, metresBetween, wayOf, wholeCamera } from "./logic"
import { Herd, slugOf } from "./parts/Herd"
import { paintView } from "./parts/paint"
import { type Station, shapes } from "./parts/shapes"
import { useWalk } from "./parts/useWalk"
import { biteText, maxBites, pokeText } from "./says"
import type { Dinosaur } from "./schema"

const first = "tyrannosaurus"
/** A press of an arrow key moves the picture by so many metres. */
const keyStep = 0.06
/** The eye wakes up within so many metres of the middle of the picture. */
const wakingDistance = 0.09

/** The time between two pictures while everybody stands, in milliseconds. */
const restMs = 150

/**
 * Life-size dinosaurs on the screen, which shows only a toe at first. The visitor walks along the animal to its eye.
 *
 * @feed Six life-size dinosaurs, each of them larger than your screen but one.
 * @data dinosaurs
 */
export default function Dinosaurs() {
  const { dinosaurs } = usePageData<{ dinosaurs: Dinosaur[] }>()
  const slugs = dinosaurs.map(slugOf)
  const { values, set } = useAddress({
    dino: choice(slugs, slugs.includes(first) ? first : (slugs[0] ?? first)),
  })
  const dinosaur = dinosaurs.find(each => slugOf(each) === values.dino) ?? (dinosaurs[0] as Dinosaur)
  return (
    <div className={styles.tool}>
      <Walk key={dinosaur.name} dinosaur={dinosaur} />
      <Herd dinosaurs={dinosaurs} chosen={dinosaur.name} onChoose={dino => set({ dino })} />
    </div>
  )
}

/** The walk along one animal. */
function Walk({ dinosaur }: { dinosaur: Dinosaur }) {
  const { length, name, plan, lived } = dinosaur
  const shape = shapes[plan]
  const { stations } = shape
  const isBird = plan === "hummingbird"
  const motion = useMotion()
  const stage = useRef<HTMLDivElement>(null)
  const [station, setStation] = useState(0)
  const [isWhole, setWhole] = useState(false)
  const [message, setMessage] = useState("")
  const [time, setTime] = useState(0)
  const [open, setOpen] = useState(0)
  const [look, setLook] = useState({ x: 0, y: 0 })
  const [bites, setBites] = useState<readonly { x: number; y: number }[]>([])
  const [dart, setDart] = useState(0)
  const [pokes, setPokes] = useState(0)
  const drag = useRef<{ x: number; y: number; camera: Camera; moved: boolean } | null>(null)
  const toeCamera = cameraAt(stations[0] as Station, length)
  const eyeCamera = cameraAt(stations.at(-1) as Station, length)
  const { camera, isRunning, place, go, advance } = useWalk(toeCamera, motion)

  const toEye = metresBetween(camera, eyeCamera)
  const isAwake = isBird || isWhole || (!isRunning && toEye < Math.min(wakingDistance, length / 8))
  const target = isAwake ? 1 : 0
  useThing(isAwake && !isBird)
  const shownOpen = motion && !isBird ? open : target
  useFrames(
    motion,
    seconds => {
      setTime(time + seconds)
      advance(seconds)
      if (open !== target)
        setOpen(Math.max(0, Math.min(1, open + (target - open) * 0.02 + (target ? 1 : -1) * seconds * 0.7)))
      if (dart > 0) setDart(Math.max(0, dart - seconds * 3))
    },
    stage,
    isRunning || open !== target || dart > 0 ? 0 : restMs,
  )

  const bite = (at: { x: number; y: number }) => {
    const next = bites.length >= maxBites ? [] : [...bites, at]
    setBites(next)
    setDart(1)
    setMessage(biteText(next.length))
  }
  const walkOn = () => {
    setMessage("")
    if (isBird)
      return bite({ x: 0.25 + ((bites.length * 0.37) % 0.5), y: 0.3 + ((bites.length * 0.23) % 0.4) })
    if (isWhole) {
      setWhole(false)
      setStation(0)
      return go(toeCamera, 2.2)
    }
    if (isAwake) {
      const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {}
      setWhole(true)
      return go(wholeCamera(shape, length, clientWidth || 900, clientHeight || 400), 3)
    }
    const next = Math.min(stations.length - 1, station + 1)
    setStation(next)
    go(cameraAt(stations[next] as Station, length))
  }
  const pan = (x: number, y: number, from = camera) => {
    setWhole(false)
    setMessage("")
    place(held({ ...from, x: from.x + x, y: from.y + y }, length, shape.height))
  }
  useGlobalKeys(stage, arrowKeys, ({ key }) => {
    if (isBird || isWhole) return
    pan(
      key === "ArrowRight" ? keyStep : key === "ArrowLeft" ? -keyStep : 0,
      key === "ArrowDown" ? keyStep : key === "ArrowUp" ? -keyStep : 0,
    )
  })

  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, camera, moved: false }
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    setLook({
      x: ((event.clientX - box.left) / (box.width || 1)) * 2 - 1,
      y: ((event.clientY - box.top) / (box.height || 1)) * 2 - 1,
    })
    const from = drag.current
    if (!from || isBird || isWhole) return
    const [x, y] = [from.x - event.clientX, from.y - event.clientY]
    if (Math.hypot(x, y) > 6) from.moved = true
    if (from.moved) pan(x / camera.zoom, y / camera.zoom, from.camera)
  }
  const up = (event: PointerEvent<HTMLDivElement>) => {
    const from = drag.current
    drag.current = null
    if (!from || from.moved) return
    const box = event.currentTarget.getBoundingClientRect()
    if (isBird)
      return bite({
        x: (event.clientX - box.left) / (box.width || 1),
        y: (event.clientY - box.top) / (box.height || 1),
      })
    if (isWhole || isRunning) return
    if (isAwake) setOpen(0)
    setMessage(isAwake ? "Please don't." : pokeText(pokes))
    setPokes(pokes + 1)
  }

  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => {
      const { clientWidth, clientHeight, width } = pen.canvas
      if (clientWidth === 0) return
      paintView(
        pen,
        { shape, length, camera, time, open: shownOpen, look, bites, dart, whole: isWhole },
        clientWidth,
        clientHeight,
        width / clientWidth,
      )
    },
    [shape, length, camera, time, shownOpen, look, bites, dart, isWhole],
  )
  const here = stations[station] as Station
  const says =
    message ||
    (isWhole
      ? "That is all of it. You are the one waving."
      : isRunning
        ? "Pertti runs ahead."
        : isBird
          ? here.says
          : isAwake
            ? shownOpen > 0.8
              ? "It has seen you."
              : "It was asleep."
            : here.says)
  const verb = isBird ? "Hold out a finger" : isWhole ? "Start at the toe" : isAwake ? "Step back" : "Walk on"

  return (
    <>
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          drag.current = null
        }}
      >
        <Canvas
          className={styles.canvas}
          draw={draw}
          label={`${name}, life-size: ${isWhole ? "all of it, with an adult in front" : isAwake && !isBird ? "the eye, which is open" : here.name.toLowerCase()}`}
        />
        <div className={styles.sign}>
          <p role="status">{says}</p>
          <p>
            {name}, {lengthText(length)}.{" "}
            {isBird || isWhole
              ? isBird
                ? "Alive and well."
                : `Lived ${lived}.`
              : isAwake
                ? "You are there."
                : `${lengthText(toEye)} to the eye.`}
          </p>
        </div>
      </div>
      <div className="buttons">
        <button type="button" className="default" onClick={walkOn}>
          <Reserve inline all={["Hold out a finger", "Start at the toe", "Step back", "Walk on"]}>
            {verb}
          </Reserve>
        </button>
        <ShareButton
          text={
            isBird
              ? "A life-size dinosaur. It bites."
              : `${name}, life-size: ${lengthText(wayOf(stations, length))} from the toe to the eye. It has seen me.`
          }
        />
      </div>
    </>
  )
}
