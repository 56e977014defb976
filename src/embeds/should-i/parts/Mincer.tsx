import { type PointerEvent, useEffect, useId, useRef } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence, type Visitor } from "../../../kits/guest/useGuest"
import { usePastGuest } from "../../../kits/guest/usePastGuest"
import { answerOut, fullTurns, letterAt, minced } from "../crank"
import { maybe, phaseOf } from "../guest"
import { type Answer, shown } from "../logic"
import * as styles from "../ShouldI.module.css"
import { useCrank } from "../useCrank"
import { answerTexts } from "./Opinion"

type Props = {
  question: string
  first: Answer
  /** True if the second opinion is requested. */
  second: boolean
  /** The thing from another page, which stands beside it, or has gone in. */
  guest: Guest | null
  isIn: boolean
  /** Called when the guest is to go in, or to come out. */
  onGuest: () => void
  /** Called when an opinion has come out by turning the crank, with true for the second. */
  onOut: (second: boolean) => void
}

const axle = { x: 128, y: 96 }

/** The strokes of a sausage from the outermost: colours and widths. */
const skin = [
  ["#6d2a18", 16],
  ["#c9573a", 10],
  ["#e58a6a", 3],
] as const

/** The maximum number of letters drawn; the question may be longer. */
const maxLetters = 40

/** A mincer: a question goes in at the top, and comes out at the side letter by letter, with an answer at its end. */
export function Mincer({ question, first, second, guest, isIn, onGuest, onOut }: Props) {
  const picture = useRef<SVGSVGElement>(null)
  const clip = useId()
  const { turns, grasp, turn, letGo } = useCrank(
    isIn ? `${question} ${guest?.name}` : question,
    second,
    onOut,
    picture,
  )
  const { part, text: plain, backwards } = minced(turns, first)
  const text = guest && isIn ? answerTexts[maybe(guest, backwards ? "second" : "first").answer] : plain
  const forbidden = usePastGuest()
  const isThrough = isIn && part === 1
  useEffect(() => {
    if (isThrough) guest?.remember("Went through a mincer, and came out as a maybe.")
  }, [isThrough, guest])
  const letters = [...shown(question).replace(/\s/g, "")].slice(0, maxLetters)
  const size = Math.min(100, 430 / text.length)

  const angleOf = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return 0
    const scale = box.width / 560
    return Math.atan2(event.clientY - box.y - axle.y * scale, event.clientX - box.x - axle.x * scale)
  }

  return (
    <div className={styles.machine}>
      <svg
        ref={picture}
        className={styles.mincer}
        role="img"
        aria-label={`${Math.abs(turns) >= fullTurns ? `A mincer. Out of it comes: ${text}` : "A mincer, at work"}${guest ? `${isIn ? " With it:" : " Beside it:"} ${guest.name}.` : ""}${forbidden ? ` A sign forbids ${inSentence(forbidden)}.` : ""}`}
        viewBox="0 0 560 196"
      >
        <rect width="560" height="196" fill="#dfe9e4" />
        <path d="M0 0h560v150H0z" fill="none" stroke="#c3d3cb" strokeWidth="2" strokeDasharray="56 3" />
        <rect y="176" width="560" height="20" fill="#9a6a3a" />
        <rect y="176" width="560" height="4" fill="#c08a50" />
        {forbidden && <Prohibition thing={forbidden} />}
        <clipPath id={clip}>
          <rect x="308" width="252" height="196" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <g transform={`translate(${(-(1 - answerOut(part)) * 250).toFixed(1)} 0)`}>
            {skin.map(([colour, width]) => (
              <text
                key={colour}
                className={styles.sausage}
                x="322"
                y={68 + size * 0.36}
                fontSize={size}
                fill="none"
                stroke={colour}
                strokeWidth={width}
              >
                {text}
              </text>
            ))}
          </g>
        </g>
        {letters.map((letter, i) => {
          const at = letterAt(i, letters.length, part)
          if (!at) return null
          const transform = `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${at.turn.toFixed(0)})`
          return at.isOut ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the question
            <g key={i} transform={transform}>
              {skin.map(([colour, width]) => (
                <text
                  key={colour}
                  className={`${styles.sausage} ${styles.bit}`}
                  fontSize={at.size}
                  fill="none"
                  stroke={colour}
                  strokeWidth={(width * at.size) / 75}
                >
                  {letter}
                </text>
              ))}
            </g>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the question
            <text key={i} className={styles.letter} transform={transform}>
              {letter}
            </text>
          )
        })}
        <g stroke="#2f3a42" strokeWidth="3" strokeLinejoin="round">
          <path d="M144 30h112l-32 34h-48z" fill="#aeb8bf" />
          <path d="M206 128h26l16 50h-58z" fill="#8d989f" />
          <path d="M148 64h140v64H148q-10 0 -10 -32t10 -32z" fill="#aeb8bf" />
          <path d="M286 54h22v84h-22z" fill="#8d989f" />
          <path d="M158 78h110" stroke="#d8dfe3" strokeWidth="6" strokeLinecap="round" />
        </g>
        <g transform={`translate(${axle.x} ${axle.y}) rotate(${((turns % 1) * 360).toFixed(1)})`}>
          <path d="M0 0V-58" stroke="#2f3a42" strokeWidth="13" strokeLinecap="round" />
          <path d="M0 0V-58" stroke="#8d989f" strokeWidth="7" strokeLinecap="round" />
          <circle r="11" fill="#8d989f" stroke="#2f3a42" strokeWidth="3" />
          <circle cy="-62" r="14" fill="#b3342c" stroke="#5a1410" strokeWidth="3" />
        </g>
        <circle
          className={styles.crank}
          cx={axle.x}
          cy={axle.y}
          r="92"
          fill="transparent"
          onPointerDown={event => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture?.(event.pointerId)
            grasp(angleOf(event))
          }}
          onPointerMove={event => turn(angleOf(event))}
          onPointerUp={letGo}
          onPointerCancel={letGo}
        />
      </svg>
      {guest && (
        <button
          type="button"
          className={styles.guest}
          data-phase={phaseOf(isIn, part)}
          aria-label={isIn ? `Take ${inSentence(guest)} out again` : `Put ${inSentence(guest)} in the mincer`}
          onClick={onGuest}
        >
          <GuestPicture guest={guest} />
        </button>
      )}
    </div>
  )
}

/** A sign on the wall against a thing that has gone through the mincer. */
function Prohibition({ thing }: { thing: Visitor }) {
  return (
    <g transform="translate(34 38)">
      <circle r="30" fill="#fff" stroke="#c8102e" strokeWidth="5" />
      <GuestPicture guest={thing} isGone x={-18} y={-18} width={36} height={36} />
      <path d="M-20-20L20 20" stroke="#c8102e" strokeWidth="5" />
    </g>
  )
}
