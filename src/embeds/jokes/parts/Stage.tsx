import type { PointerEvent, RefObject } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence, type Visitor } from "../../../kits/guest/useGuest"
import * as styles from "../Jokes.module.css"
import type { Mood } from "../logic"

export type Splat = { id: number; x: number; y: number }
type Props = {
  mood: Mood
  /** The number of silences so far; he sweats more with each. */
  silences: number
  splats: readonly Splat[]
  /** The reaction that flies over the heads, with a number that changes with each. */
  heard: { id: number; text: string } | null
  stage: RefObject<SVGSVGElement | null>
  onPress: (event: PointerEvent<SVGSVGElement>) => void
  /** A thing from another page, on a stool beside him. */
  guest: Guest | null
  /** The thing that has last sat on the stool on another evening, on a poster. */
  past: Visitor | null
  /** True while the guest has had more laughs than he, and has the spotlight. */
  isUpstaged: boolean
}

/** The part of the picture that is always visible, in its units; a wider place shows more at the sides. */
export const view = { x: 150, width: 340, height: 330 }

const names: Record<Mood, string> = {
  calm: "stands at the microphone",
  talks: "tells a joke",
  waits: "has stopped for effect",
  beams: "beams",
  sweats: "sweats",
  explains: "explains with both hands",
  ducks: "ducks",
  hit: "has tomato on his face",
}

const mouths: Record<Mood, string> = {
  calm: "M-9 12h18",
  talks: "M-9 8h18q0 12-9 12t-9-12z",
  waits: "M-6 12q6-4 12 0",
  beams: "M-14 6q14 20 28 0z",
  sweats: "M-10 14q5-6 10 0t10 0",
  explains: "M-10 6h20q0 15-10 15t-10-15z",
  ducks: "M-5 10h10v8h-10z",
  hit: "M-9 13q9 6 18 0",
}

/** Draws the stage, the comedian in his mood, the tomatoes on the curtain and the audience from behind. */
export function Stage({ mood, silences, splats, heard, stage, onPress, guest, past, isUpstaged }: Props) {
  const wide = mood === "explains" || mood === "beams"
  return (
    <svg
      ref={stage}
      className={styles.stage}
      viewBox={`${view.x} 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={`A stage. The comedian ${names[mood]}.${
        guest ? ` On a stool beside him: ${inSentence(guest)}${isUpstaged ? ", in the spotlight" : ""}.` : ""
      }${past ? ` On a poster: ${inSentence(past)}.` : ""}`}
      onPointerDown={onPress}
    >
      <path fill="#3a1226" d="M-600-200h1840v530H-600z" />
      {[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(i => (
        <path key={i} fill={i % 2 ? "#8c1530" : "#a51c3b"} d={`M${i * 80}-200h80v430h-80z`} />
      ))}
      <path fill="#5b3a20" d="M-600 228h1840v102H-600z" />
      <path fill="#74492a" d="M-600 228h1840v8H-600z" />
      <g fill="#ffe9a0" transform={isUpstaged ? "translate(116 0)" : undefined}>
        <path opacity="0.3" d="M270-200h100l70 458H200z" />
        <ellipse cx="320" cy="258" rx="122" ry="22" opacity="0.45" />
      </g>
      {past && (
        <g transform="rotate(-3 188 78)">
          <path fill="#f4e6c0" stroke="#5b3a20" strokeWidth="2" d="M162 42h52v72h-52z" />
          <GuestPicture guest={past} isGone x={168} y={50} width={40} height={42} />
          <path stroke="#5b3a20" strokeWidth="3" d="M170 101h36M176 107h24" />
        </g>
      )}
      {guest && (
        <g>
          <path stroke="#17110e" strokeWidth="6" d="M424 216l-10 50M456 216l10 50M416 246h48" />
          <path fill="#3f6a9a" stroke="#17110e" strokeWidth="3" d="M410 208h60v10h-60z" />
          <GuestPicture guest={guest} x={396} y={140} width={88} height={68} />
        </g>
      )}
      {splats.map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`} className={styles.splat} fill="#e0321f">
          <circle r="15" />
          <circle cx="-17" cy="6" r="7" />
          <circle cx="15" cy="-11" r="6" />
          <path d="M-4 8h8l-2 32h-4z" />
          <circle cx="4" cy="-4" r="5" fill="#ff9a70" />
        </g>
      ))}
      <g className={styles.man} data-mood={mood}>
        <path d="M-30 96h22v60h-26zM8 96h22l4 60H8z" fill="#26324d" />
        <path d="M-40 156h34v10h-40zM6 156h34l6 10H6z" fill="#17110e" />
        <path
          d={wide ? "M-34 24L-92 2M34 24L92 2" : "M-34 26L-52 78M34 26L56 52"}
          stroke="#d7a23a"
          strokeWidth="17"
          strokeLinecap="round"
        />
        <path d="M-38 106V32q0-22 38-22t38 22v74z" fill="#d7a23a" />
        <path d="M-12 12L0 74 12 12z" fill="#fff" />
        <path d="M0 24l-14-8v18zM0 24l14-8v18z" fill="#b01030" />
        <g transform="translate(0 -28)">
          <path d="M-10 26h20v16h-20z" fill="#dcae8a" />
          <ellipse rx="32" ry="36" fill="#efc5a2" />
          <path d="M-33-8q0-32 33-32t33 32q-8-18-22-18-30 4-44 18z" fill="#4a2b1a" />
          <g stroke="#4a2b1a" strokeWidth="4" strokeLinecap="round">
            <path
              d={
                mood === "sweats"
                  ? "M-20-10l12-6M20-10L8-16"
                  : mood === "beams"
                    ? "M-20-16q6-5 12 0M8-16q6-5 12 0"
                    : "M-20-13h12M8-13h12"
              }
              fill="none"
            />
          </g>
          {mood === "ducks" || mood === "hit" ? (
            <path d="M-18-3l10 4-10 4M18-3L8 1l10 4" fill="none" stroke="#111" strokeWidth="3" />
          ) : (
            <g fill="#111">
              <circle cx="-12" cy="-2" r="4" />
              <circle cx="12" cy="-2" r="4" />
            </g>
          )}
          <path
            d={mouths[mood]}
            fill={mouths[mood].endsWith("z") ? "#6d1420" : "none"}
            stroke="#6d1420"
            strokeWidth="3"
          />
          {Array.from({ length: Math.min(6, silences) }, (_, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its place
              key={i}
              d="M0 0q6 9 0 12-6-3 0-12z"
              fill="#8fd6ff"
              transform={`translate(${[-30, 30, -24, 25, -36, 36][i]} ${[-20, -16, 12, 14, -2, 0][i]})`}
            />
          ))}
          {mood === "hit" && (
            <g fill="#e0321f">
              <circle cx="2" cy="2" r="17" />
              <circle cx="-16" cy="10" r="8" />
              <path d="M-2 12h8l-3 26h-3z" />
            </g>
          )}
        </g>
      </g>
      <path stroke="#111" strokeWidth="5" d="M352 176v92M334 268h36" />
      <circle cx="350" cy="166" r="11" fill="#999" stroke="#111" strokeWidth="3" />
      <g fill="#1a0a12">
        {[
          -352, -278, -204, -130, -54, 20, 92, 166, 244, 318, 394, 470, 548, 622, 696, 770, 846, 920, 994,
        ].map((x, i) => (
          <path key={x} d={`M${x - 40} 330q4-34 24-38a${18 + (i % 3)} 18 0 1 1 32 0q20 4 24 38z`} />
        ))}
      </g>
      {heard && (
        <g key={heard.id} className={styles.heard}>
          {[60, 200, 250, 400, 450, 590].map((x, i) => (
            <text key={x} x={x} y={286 - (i % 2) * 26} fontSize={26 + (i % 3) * 8} textAnchor="middle">
              {heard.text}
            </text>
          ))}
        </g>
      )}
    </svg>
  )
}
