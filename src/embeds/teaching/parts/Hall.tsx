import { type PointerEvent, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence, type Visitor } from "../../../kits/guest/useGuest"
import { askingSeat, awake, fallen, lookingSeat, type SlideContent, seats, slide, surpriseAt } from "../logic"
import type { Course } from "../schema"
import * as styles from "../Teaching.module.css"
import { Mark } from "./Mark"
import { Slide } from "./Slide"

type Props = {
  course: Course
  step: number
  shown: SlideContent
  /** A thing from another page, which sits in the last row and stays awake. */
  guest: Guest | null
  /** True while it has fallen off the bench, and woken everybody. */
  hasFallen: boolean
  /** The last thing that sat there, perhaps on an earlier visit, and whether it fell off the bench. */
  past: Visitor | null
  isDented: boolean
}

/** The screen's position in the picture, and its scale. */
const screen = { x: 138, y: 14, scale: 0.91 }
const hair = ["#5a3a1e", "#2a2420", "#b08040", "#7d3a20", "#8f8a86", "#d8b868", "#3d3050"]
const jumpers = ["#2e5d8a", "#8a2e3c", "#3c7a4a", "#77602a", "#5c3c7a", "#2a6a70"]

/** Returns how somebody lies who has fallen off the chair: on the floor beside it, feet up. */
const floor = (seat: number) =>
  seat % 2 ? "translate(30px, 34px) rotate(118deg)" : "translate(-30px, 34px) rotate(-118deg)"

/** A lecture hall from behind: the screen, the lecturer, the audience, and a laser dot that follows the pointer. */
export function Hall({ course, step, shown, guest, hasFallen, past, isDented }: Props) {
  const [dot, setDot] = useState<{ x: number; y: number } | null>(null)
  const motion = useMotion()
  const listening = hasFallen ? seats.map(() => true) : awake(course, step)
  const onFloor = hasFallen ? [] : fallen(course, step)
  const surprise = surpriseAt(step)
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - left) / width) * 640
    const y = ((event.clientY - top) / height) * 372
    const isOn =
      x > screen.x && x < screen.x + slide.width * screen.scale && y > screen.y && y < screen.y + 205
    setDot(isOn ? { x, y } : null)
  }
  const looksRound = past !== null && surprise !== "coffee" && listening[lookingSeat] === true
  const memory = past
    ? ` ${isDented ? `In the bench is a dent, with a card for ${inSentence(past)}.` : `A card keeps the place of ${inSentence(past)}.`}${looksRound ? " One of them looks round." : ""}`
    : ""
  const awakeNow = listening.filter(Boolean).length
  return (
    <svg
      className={styles.hall}
      viewBox="0 0 640 372"
      role="img"
      aria-label={`A lecture hall of ${seats.length}, of whom ${
        surprise === "coffee" ? "all are at coffee" : `${awakeNow} are awake`
      }. On the screen${surprise === "upside down" ? ", upside down" : ""}: ${
        surprise === "blue screen" ? "an error" : shown.lines.join("; ")
      }.${guest ? ` ${guest.name} sat at the back.` : ""}${memory}`}
      onPointerMove={point}
      onPointerLeave={() => setDot(null)}
    >
      <rect width="640" height="372" fill="#2a2730" />
      <path d="M0 0h640v12H0z" fill="#1c1a21" />
      <path d="M0 232h640v140H0z" fill="#4a3626" />
      <path d="M0 232h640v5H0z" fill="#6d5038" />
      <g transform="translate(20 40)">
        <rect width="92" height="120" fill="#1d3a2c" stroke="#7b5a34" strokeWidth="5" />
        <path d="M14 30h44M14 44h30M14 58h52" stroke="#dfe8df" strokeWidth="2" opacity=".75" />
        <path d="M60 96a14 11 0 1 0 1 0zM49 82l-4-7M67 80l4-7" fill="none" stroke="#dfe8df" opacity=".75" />
      </g>
      <g transform="translate(590 60)">
        <circle r="24" fill="#f4f0e0" stroke="#111" strokeWidth="3" />
        <path d="M0 0V-16" stroke="#111" strokeWidth="3" />
        <path d="M0 0V-18" stroke="#c8202a" strokeWidth="2" transform={`rotate(${90 + step * 24})`} />
      </g>
      <path d="M320 250L138 14H502z" fill="#fff9d0" opacity=".1" />
      <g transform={`translate(${screen.x} ${screen.y})`}>
        <path d={`M-7 -7h378v219h-378z`} fill="#0c0c0f" />
        <svg
          width={slide.width * screen.scale}
          height={slide.height * screen.scale}
          viewBox={`0 0 ${slide.width} ${slide.height}`}
          aria-hidden="true"
        >
          <g
            transform={
              surprise === "upside down" ? `rotate(180 ${slide.width / 2} ${slide.height / 2})` : undefined
            }
          >
            <Slide course={course} shown={shown} />
          </g>
          {surprise === "blue screen" && (
            <g fontFamily="VT323, monospace" fontSize="17" fill="#fff">
              <rect width={slide.width} height={slide.height} fill="#0000aa" />
              <text x="40" y="70">
                A fatal error has occurred in slide 1 of 1.
              </text>
              <text x="40" y="105">
                * Press Next slide to lose the slide.
              </text>
              <text x="40" y="130">
                * Press anything else to lose the hall.
              </text>
              <text x="40" y="170">
                Press to continue _
              </text>
            </g>
          )}
        </svg>
      </g>
      <g transform="translate(548 172)">
        <path d="M-6 -4L-44 -66" stroke="#d8c9a0" strokeWidth="3" />
        <path d="M-18 78V24q0-18 18-18t18 18v54z" fill="#5d6b4a" />
        <path d="M-14 20L-6 -4" stroke="#5d6b4a" strokeWidth="9" strokeLinecap="round" />
        <path d="M0 8l-6 8 6 26 6-26z" fill="#a82030" />
        <circle cy="-10" r="15" fill="#e8b990" />
        <path d="M-15 -12q0-16 15-16t15 16q-5-8-15-8t-15 8z" fill="#6a4a2a" />
        <path d="M-11 -10h8m4 0h8" stroke="#111" strokeWidth="2" />
        <path d="M-5 -2q5 4 10 0" fill="none" stroke="#7a3020" strokeWidth="2" />
      </g>
      <path d="M282 236h76v18h-76z" fill="#8d8f98" />
      <path d="M292 226h56v12h-56z" fill="#cfd2dc" />
      <circle cx="320" cy="226" r="7" fill="#fffbd0" />
      <g
        className={motion ? styles.hamster : undefined}
        style={{ transform: `translate(${Math.min(600, Math.max(40, dot?.x ?? 470))}px, 248px)` }}
      >
        <ellipse rx="13" ry="9" fill="#d99a4e" />
        <circle cx="-9" cy="-4" r="7" fill="#e8b06a" />
        <circle cx="-12" cy="-10" r="3" fill="#c07c3a" />
        <circle cx="-12" cy="-4" r="1.6" fill="#111" />
      </g>
      {seats.map(({ x, y, size }, i) => {
        const turned = dot ? Math.max(-14, Math.min(14, (dot.x - x) / 18)) : 0
        const isAwake = listening[i]
        const isAway = surprise === "coffee"
        const seated = i === askingSeat ? guest : null
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <g
              className={motion ? styles.body : undefined}
              style={{
                transform: onFloor[i] ? floor(i) : "none",
                visibility: isAway || seated ? "hidden" : undefined,
              }}
            >
              <path d="M-34 44V26q4-20 34-20t34 20v18z" fill={jumpers[(i * 5) % jumpers.length]} />
              {onFloor[i] && (
                <path d="M-22 44v26m44-26v26" stroke="#222" strokeWidth="14" strokeLinecap="round" />
              )}
              <g
                className={motion ? styles.head : undefined}
                style={{
                  transform: isAwake
                    ? `rotate(${turned}deg)`
                    : `translate(0, 13px) rotate(${i % 2 ? 38 : -38}deg)`,
                }}
              >
                <path d="M-6 -6h12v18h-12z" fill="#d8a880" />
                <circle cx="-18" cy="-17" r="4" fill="#e0b088" />
                <circle cx="18" cy="-17" r="4" fill="#e0b088" />
                <circle cy="-18" r="18" fill={hair[(i * 3) % hair.length]} />
                {i === lookingSeat && looksRound && <Face />}
                <path d="M-10 -28q8-8 18-2" fill="none" stroke="#fff" opacity=".25" strokeWidth="3" />
              </g>
              {!isAwake && !shown.questions && !isAway && (
                <text x="16" y="-24" fontSize="15" fontWeight="bold" fill="#cfe0ff">
                  z
                </text>
              )}
              {isAwake && shown.questions && !hasFallen && (
                <path
                  d="M26 30Q40 0 34 -40"
                  stroke="#e0b088"
                  strokeWidth="9"
                  fill="none"
                  strokeLinecap="round"
                />
              )}
            </g>
            {seated && (
              <g
                className={motion ? styles.head : undefined}
                style={{
                  transform: hasFallen
                    ? "translate(-8px, 14px) rotate(-74deg)"
                    : `translateY(${shown.questions ? -22 : 0}px) rotate(${turned}deg)`,
                }}
              >
                <GuestPicture guest={seated} x={-46} y={-50} width={92} height={92} />
              </g>
            )}
            <path d="M-42 40h84v24h-84z" fill="#6d4a2c" />
            <path d="M-42 40h84v4h-84z" fill="#9a6f45" />
          </g>
        )
      })}
      {past && <Mark thing={past} isDent={isDented} />}
      {dot && <circle cx={dot.x} cy={dot.y} r="4" fill="#ff1020" stroke="#ffb0b0" strokeWidth="2" />}
    </svg>
  )
}

/** The face of somebody who looks round at the card, over the back of the head. */
function Face() {
  return (
    <g>
      <path d="M-14 -22q14 -6 28 0q3 22 -14 24q-17 -2 -14 -24z" fill="#e0b088" />
      <path d="M-6 -15v4M8 -15v4" stroke="#111" strokeWidth="3" strokeLinecap="round" />
      <path d="M-3 -4h7" stroke="#7a3020" strokeWidth="2" />
    </g>
  )
}
