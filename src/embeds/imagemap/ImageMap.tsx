import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { flag } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Checkbox } from "../../kits/controls/Checkbox"
import { useTicks } from "../../kits/motion/useTicks"
import { useThing } from "../../kits/things/useThing"
import { areasAt, nearest, stageAt, stages, switchText } from "./creeping"
import * as styles from "./ImageMap.module.css"
import { boxOf, isIn, leadsTo, nothingAt, scaled } from "./logic"
import { picture } from "./picture"
import { lightSwitch, roomPicture } from "./room"
import type { Area } from "./schema"

/**
 * A client-side image map of a room full of links, with a light switch. Each time the light comes back on, the
 * dinosaur is nearer.
 *
 * @feed A client-side image map as in 1996: a room full of links, and a light switch that had better be left alone.
 * @data room
 */
export default function ImageMap() {
  const { room: things } = usePageData<{ room: Area[] }>()
  const { values, set } = useAddress({ light: flag(true, { yes: "on", no: "off" }) })
  const [width, setWidth] = useState(picture.width)
  const [outlines, setOutlines] = useState(false)
  const [pointed, setPointed] = useState<string | null>(null)
  const [spot, setSpot] = useState("")
  const [message, setMessage] = useState("")
  const image = useRef<HTMLImageElement>(null)
  /** The area pressed last: the first press shows its name, the second follows the link. */
  const [picked, setPicked] = useState<string | null>(null)
  /** True for a press by pointer; a key follows the link at once. */
  const isPressed = useRef(false)
  /** The number of times the light came back on; 0 again after the last stage. */
  const [lit, setLit] = useState(0)
  const isDark = !values.light
  const moving = useMotion()
  const { give } = useThing()
  /** In the dark everybody is already where the light will find them. */
  const seen = (isDark ? lit + 1 : lit) % stages.length
  const room = areasAt(things, seen)
  const source = useMemo(() => roomPicture(isDark, stageAt(seen)), [isDark, seen])
  const links = leadsTo(room, isDark)

  useEffect(() => {
    const element = image.current
    if (!element || !("ResizeObserver" in window)) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || picture.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  /** Returns the position of a mouse event in the coordinates of the picture. */
  const placeOf = (event: MouseEvent) => {
    const box = image.current?.getBoundingClientRect()
    const scale = picture.width / (box?.width || picture.width)
    return {
      x: Math.round((event.clientX - (box?.left ?? 0)) * scale),
      y: Math.round((event.clientY - (box?.top ?? 0)) * scale),
    }
  }
  const move = (event: MouseEvent) => {
    const { x, y } = placeOf(event)
    setSpot(`?${x},${y}`)
  }
  const miss = (event: MouseEvent) => {
    const { x, y } = placeOf(event)
    if (
      room.some(area => isIn(area, x, y)) ||
      isIn({ ...lightSwitch, coords: [...lightSwitch.coords] }, x, y)
    )
      return
    setMessage(`${x},${y}: ${nothingAt(x, y, isDark)}`)
  }
  const turn = () => {
    if (isDark) setLit(seen)
    if (isDark && seen === nearest) give()
    set({ light: isDark })
    setPointed(null)
    setPicked(null)
    setMessage(switchText(isDark ? seen : (lit + 1) % stages.length, !isDark))
  }
  const flick = (event: MouseEvent) => {
    event.preventDefault()
    turn()
  }
  // The dinosaur is so near that it reaches the switch.
  useTicks(moving && !isDark && lit === nearest, 1700, turn)
  const shown = room.findIndex(({ id }) => id === pointed)
  const thing = room[shown]
  const here = thing
    ? `${isDark ? thing.dark : thing.name}: ${isDark ? "leads somewhere" : links[shown]}`
    : ""

  return (
    <div className={styles.tool}>
      <div className={styles.room}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard one can't miss. */}
        <img
          ref={image}
          src={source}
          useMap="#room"
          width={picture.width}
          height={picture.height}
          alt={isDark ? "A dark room with eyes in it" : "A room with a desk, full of things"}
          onMouseMove={move}
          onClick={miss}
        />
        <map name="room">
          <area
            shape={lightSwitch.shape}
            coords={scaled({ ...lightSwitch, coords: [...lightSwitch.coords] }, width)}
            href={isDark ? "?light=on" : "?light=off"}
            alt="The light switch"
            onClick={flick}
          />
          {room.map((area, i) => (
            <area
              key={area.id}
              shape={area.shape}
              coords={scaled(area, width)}
              href={links[i]}
              alt={isDark ? area.dark : area.name}
              onMouseMove={move}
              onPointerDown={() => {
                isPressed.current = true
              }}
              onClick={event => {
                const byPointer = isPressed.current
                isPressed.current = false
                if (!byPointer || picked === area.id) return
                event.preventDefault()
                setPicked(area.id)
                setPointed(area.id)
                setMessage(`${isDark ? area.dark : area.name}. Press it again to go there.`)
              }}
              onMouseEnter={() => setPointed(area.id)}
              onMouseLeave={() => setPointed(null)}
              onFocus={() => setPointed(area.id)}
              onBlur={() => setPointed(null)}
            />
          ))}
        </map>
        <svg
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          aria-hidden="true"
          className={styles.outlines}
        >
          {room
            .filter(({ id }) => outlines || id === pointed || id === picked)
            .map(area => (
              <Outline key={area.id} area={area} />
            ))}
        </svg>
      </div>
      <p className={styles.line}>
        <span>{here || "Point at anything, or press it"}</span> <b>{spot}</b>
      </p>
      <p className={styles.message} role="status">
        {message || "The switch is on the wall, next to the shelf."}
      </p>
      <div className="buttons">
        <Checkbox label="Show the areas" checked={outlines} onChange={setOutlines} />
        <ShareButton text="Turn off the light in this room, and on again" />
      </div>
    </div>
  )
}

function Outline({ area }: { area: Area }) {
  const [left, top, right, bottom] = boxOf(area)
  const [x, y, r] = area.coords
  if (area.shape === "circle") return <circle cx={x} cy={y} r={r} />
  if (area.shape === "poly") return <polygon points={area.coords.join(" ")} />
  return <rect x={left} y={top} width={right - left} height={bottom - top} />
}
