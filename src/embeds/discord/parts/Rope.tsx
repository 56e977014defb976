import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../Discord.module.css"
import type { Speaker } from "../logic"
import { fallsToBreak, maxPull, type Tug } from "../tug"
import { BotFace } from "./BotFace"

type Props = {
  /** The knot's position, from -6 (spaces) to 6 (tabs). */
  knot: number
  tug: Tug
  silent: boolean
  /** The thing from another page, with the side for which it pulls. */
  guest: (Guest & { side: 1 | -1 }) | null
  /** Pulls the knot: positive towards tabs, which stand on the left. `goesOn` is true in the middle of a drag. */
  onPull: (by: number, goesOn?: boolean) => void
}

type TeamProps = { who: Speaker; x: number; lean: number; muddy?: boolean }

/** Drops of mud over the pool: x, y and radius. */
const splashes = [
  [142, 62, 3],
  [158, 50, 4],
  [184, 46, 3],
  [206, 38, 4],
  [236, 48, 3],
  [258, 44, 5],
  [276, 60, 3],
] as const

/** The units of the picture that the knot moves by a step. */
const unit = 11
/** The units that a hand moves for a step: a drag over a fifth of the picture is a whole pull. */
const handUnit = 3.2 * unit
/** The length of a move up to which it is a press, in CSS pixels. */
const maxPressPx = 4

function Puller({ who, x, lean, muddy }: TeamProps) {
  return (
    <g className={styles.puller} style={{ transform: `translate(${x}px, 0px) rotate(${lean}deg)` }}>
      <path
        stroke="#222"
        strokeWidth="4"
        strokeLinecap="round"
        d="M10 76l-3 16M22 76l3 16M16 62h14M16 62H2"
      />
      <path fill="#8d8d99" stroke="#222" d="M5 54h22v24H5z" />
      <g transform="translate(0 22)">
        <BotFace who={who} />
      </g>
      {muddy && (
        <path
          fill="#5a3a1c"
          d="M3 30q6-6 12 0t14-2v14q-8 5-14 0t-12 2zM4 58q7 6 12 0t12 2v12q-12 6-24 0zM9 26q5 4 3 9t4 6q-8 4-9-3z"
        />
      )}
    </g>
  )
}

/** Returns the left edge of the thing from another page: the end of the rope, or the mud. */
function guestAt(side: 1 | -1, knot: number, isInMud: boolean): number {
  if (isInMud) return side > 0 ? 232 : 142
  return side > 0 ? 12 - knot * 3 : 362 - knot * 3
}

/** A tug-of-war that the hand can pull: tabs on the left, spaces on the right, mud between them, a hamster as referee. */
export function Rope({ knot, tug, silent, guest, onPull }: Props) {
  const grip = useRef<{
    pointer: number
    x: number
    pulled: number
    hasPulled: boolean
    inMud: boolean
    isPress: boolean
  } | null>(null)
  const { mud, falls } = tug
  const snapped = mud !== 0 && falls >= fallsToBreak
  const middle = 210 - knot * unit
  const by = Math.round(Math.abs(knot))
  const name = silent
    ? "A rope on the grass, and a hamster alone"
    : snapped
      ? "A tug-of-war with a broken rope, everybody in the mud"
      : mud !== 0
        ? `A tug-of-war with ${mud > 0 ? "tabs" : "spaces"} in the mud`
        : by === 0
          ? "A tug-of-war that stands still"
          : `A tug-of-war that ${knot > 0 ? "tabs" : "spaces"} are winning by ${by}`
  const withGuest =
    guest && !silent ? `, with ${inSentence(guest)} among ${guest.side > 0 ? "tabs" : "spaces"}` : ""
  const drop = () => {
    grip.current = null
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const from = grip.current
    // After a fall the hand has to let go first.
    if (!from || from.pointer !== event.pointerId || (mud !== 0 && !from.inMud)) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const perUnit = Math.max(0.1, Math.min(width / 420, height / 112))
    if (Math.abs(from.x - event.clientX) > maxPressPx) from.isPress = false
    const far = (from.x - event.clientX) / perUnit / handUnit
    // Whoever wants to pull on takes hold anew.
    const want = Math.max(-maxPull, Math.min(maxPull, far))
    const step = want - from.pulled
    if (from.isPress || step === 0 || (Math.abs(step) < 0.1 && Math.abs(want) < maxPull)) return
    onPull(step, from.hasPulled)
    from.pulled = want
    from.inMud = false
    from.hasPulled = true
  }
  /** A press without a drag is a tug at the nearer end. */
  const release = (event: PointerEvent<HTMLDivElement>) => {
    const { x, width } = event.currentTarget.getBoundingClientRect()
    if (grip.current?.isPress) onPull(event.clientX < x + width / 2 ? 1 : -1)
    drop()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    event.preventDefault()
    onPull(event.key === "ArrowLeft" ? 1 : -1)
  }
  const down = (side: 1 | -1) => mud === side || snapped
  const tabs = down(1) ? { a: [150, 78], b: [110, 84] } : { a: [96 - knot * 3, -14], b: [58 - knot * 3, -10] }
  const spaces = down(-1)
    ? { a: [242, -78], b: [284, -84] }
    : { a: [292 - knot * 3, 14], b: [330 - knot * 3, 10] }
  return (
    <div
      className={styles.rope}
      role="slider"
      tabIndex={0}
      aria-label="The rope"
      aria-valuemin={-6}
      aria-valuemax={6}
      aria-valuenow={Math.round(-knot)}
      aria-valuetext={name + withGuest}
      data-held={silent ? undefined : ""}
      onPointerDown={event => {
        if (event.button > 0 || silent) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grip.current = {
          pointer: event.pointerId,
          x: event.clientX,
          pulled: 0,
          hasPulled: false,
          inMud: mud !== 0,
          isPress: true,
        }
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={drop}
      onKeyDown={press}
    >
      <svg viewBox="0 0 420 112" aria-hidden="true">
        <path fill="#a8d8f0" d="M-200 0h820v112H-200z" />
        <path fill="#fff" d="M30 14h46v8H30zM42 8h24v6H42zM320 22h40v7h-40z" />
        <path fill="#5fa04a" d="M-200 78h820v34H-200z" />
        <path fill="#4b873a" d="M-200 92h820v3H-200zM-200 104h820v2H-200z" />
        <ellipse cx="210" cy="97" rx="74" ry="13" fill="#6b4522" />
        <ellipse cx="204" cy="94" rx="60" ry="7" fill="#7d5530" />
        <path fill="#fff" d="M132 80h3v30h-3zM285 80h3v30h-3z" />
        <path fill="#e9e4d4" stroke="#222" d="M8 84h44v20H8zM368 84h44v20h-44z" />
        <text x="30" y="98" textAnchor="middle" fontSize="12" fontWeight="bold" fill="#111">
          TAB
        </text>
        <path fill="none" stroke="#111" strokeWidth="2" d="M376 92v6h28v-6" />
        <g transform="translate(192 58) scale(1.1)" stroke="#5c3712">
          <circle cx="9" cy="7" r="5" fill="#c98b4a" />
          <circle cx="25" cy="7" r="5" fill="#c98b4a" />
          <ellipse cx="17" cy="25" rx="14" ry="12" fill="#c98b4a" />
          <ellipse cx="17" cy="14" rx="12" ry="10" fill="#c98b4a" />
          <ellipse cx="17" cy="27" rx="8" ry="7" fill="#f6e0bd" stroke="none" />
          <path fill="#111" stroke="none" d="M12 11h2v3h-2zM20 11h2v3h-2zM16 16h3l-1.5 2z" />
          <path fill="#222" stroke="none" d="M15 22h4l-2 6z" />
        </g>
        {silent ? (
          <path fill="none" stroke="#c9a35c" strokeWidth="5" d="M60 100q60-14 120 0t180-6" />
        ) : (
          <>
            {snapped ? (
              <path fill="none" stroke="#d9b56b" strokeWidth="4" d="M150 84q20-24 44-10M240 88q4-22-12-16" />
            ) : (
              <>
                <path stroke="#8a6a2c" strokeWidth="6" d="M64 64h292" />
                <path stroke="#d9b56b" strokeWidth="4" strokeDasharray="7 3" d="M64 64h292" />
                <path fill="#d22" stroke="#600" d={`M${middle - 6} 57h12v21l-6-6-6 6z`} />
              </>
            )}
            <Puller who="Legacy" x={tabs.b[0] ?? 0} lean={tabs.b[1] ?? 0} muddy={down(1)} />
            <Puller who="Tab" x={tabs.a[0] ?? 0} lean={tabs.a[1] ?? 0} muddy={down(1)} />
            <Puller who="Formatter" x={spaces.b[0] ?? 0} lean={spaces.b[1] ?? 0} muddy={down(-1)} />
            <Puller who="Space" x={spaces.a[0] ?? 0} lean={spaces.a[1] ?? 0} muddy={down(-1)} />
            {guest && (
              <g
                className={styles.puller}
                style={{ transform: `translate(${guestAt(guest.side, knot, mud !== 0)}px, 0px)` }}
              >
                <GuestPicture
                  guest={guest}
                  x={0}
                  y={mud === 0 ? 46 : 56}
                  width={48}
                  height={mud === 0 ? 46 : 38}
                />
                {mud !== 0 && <path fill="#5a3a1c" d="M2 84q8-8 16-1t14-3 14 4v9q-20 9-44 1z" />}
              </g>
            )}
            {mud !== 0 && (
              <g fill="#6b4522">
                {splashes.map(([x, y, r]) => (
                  <circle key={x} cx={x} cy={y} r={r} />
                ))}
              </g>
            )}
          </>
        )}
      </svg>
    </div>
  )
}
