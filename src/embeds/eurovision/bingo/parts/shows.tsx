/** Drawings of the squares about the stage, around a singer at 60, 46. */
import type { ReactNode } from "react"
import { Singer } from "./Singer"

export type Show = {
  behind?: ReactNode
  front?: ReactNode
  /** An SVG transform of the singer; defaults to upright. */
  pose?: string
  costume?: string
  /** An SVG transform of the whole stage. */
  camera?: string
}

const flame = "q-6-8 0-18q1 6 4 7l3-5q7 9-1 16z"
const star = "l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500z"

/** Drawings by the square's text in content/data/eurovision-bingo.yaml. */
export const shows: Readonly<Record<string, Show>> = {
  "Wind machine": {
    pose: "rotate(7 60 62)",
    front: (
      <>
        <path d="M12 62V48M6 62h12" stroke="#ccc" strokeWidth="2" />
        <circle cx="12" cy="42" r="9" fill="#333" stroke="#ccc" />
        <path d="M12 42l5-7M12 42l-8-2M12 42l3 8" stroke="#fff" strokeWidth="2" />
        <path d="M26 34h20M24 42h18M26 50h20M70 24h16M72 30h22M71 36h14" stroke="#fff" opacity="0.8" />
      </>
    ),
  },
  "Flames in the last chorus": {
    behind: [14, 32, 86, 104].map(x => (
      <g key={x}>
        <path fill="#ff6a00" d={`M${x} 64${flame}`} />
        <path fill="#ffd84a" d={`M${x + 1} 64q-2-5 1-9 3 5 1 9z`} />
      </g>
    )),
  },
  "Costume torn off on stage": {
    costume: "#19b5a5",
    front: (
      <>
        <path fill="#b00020" d="M26 40l12-6 4 14-10 6zM82 32l12 4-2 14-9-3z" />
        <path d="M46 40l-4 2M75 38l6-2" stroke="#fff" />
      </>
    ),
  },
  "Smoke along the floor": {
    front: [16, 34, 50, 68, 86, 104].map((x, i) => (
      <ellipse key={x} cx={x} cy={61 - (i % 2) * 4} rx="15" ry="7" fill="#fff" opacity="0.7" />
    )),
  },
  "Glitter on a face": {
    front: <path fill="#fff6b0" d={`M52 26${star}M66 28${star}M70 18${star}M50 15${star}`} />,
  },
  "A cape": { behind: <path fill="#b00020" stroke="#500" d="M51 38h18l20 27H31z" /> },
  "A piano that is only a table": {
    front: <path fill="#111" stroke="#888" d="M38 46h44v6H38zM41 52h3v13h-3zM76 52h3v13h-3z" />,
  },
  "Guitar with no cable": {
    front: (
      <>
        <path d="M58 52l26-16" stroke="#5b3312" strokeWidth="3" />
        <path fill="#d33" stroke="#400" d="M48 52q0-7 7-6 3-6 9-1 2 7-6 9-9 4-10-2z" />
        <path d="M48 56q-6 6-12 5" fill="none" stroke="#fff" strokeDasharray="2 2" />
      </>
    ),
  },
  "A violin solo": {
    front: (
      <>
        <path fill="#8a4b16" stroke="#3d1d00" d="M62 40q6-6 9-1 4-4 8 1 1 7-7 6-2 5-8 2z" />
        <path d="M58 30l26 20" stroke="#fff" strokeWidth="1.5" />
      </>
    ),
  },
  "An accordion": {
    front: (
      <>
        <path fill="#fff" stroke="#333" d="M50 42l4 3 4-3 4 3 4-3 4 3v13l-4-3-4 3-4-3-4 3-4-3z" />
        <path fill="#b00020" stroke="#400" d="M41 39h9v19h-9zM70 42h9v19h-9z" />
      </>
    ),
  },
  "A folk flute": { front: <path d="M60 38l28 8" stroke="#c9a25a" strokeWidth="4" /> },
  "A big drum for one bang": {
    front: (
      <>
        <path fill="#f4efe0" stroke="#7a3b12" strokeWidth="3" d="M82 46a13 13 0 100 26 13 13 0 100-26z" />
        <path d="M69 42l10 10" stroke="#fff" strokeWidth="2" />
        <path fill="#ffd84a" d={`M92 32${star}`} />
      </>
    ),
  },
  "Sunglasses indoors": {
    front: <path fill="#000" stroke="#888" d="M52 28h7v4h-7zM61 28h7v4h-7zM59 29h2" />,
  },
  "Somebody in a box": {
    front: (
      <path
        fill="#bff"
        fillOpacity="0.25"
        stroke="#dff"
        strokeWidth="2"
        d="M42 18h36v47H42zM42 18l8-6h36v47l-8 6M78 18l8-6"
      />
    ),
  },
  "Hamster wheel on stage": {
    pose: "translate(60 46) scale(.8) rotate(20) translate(-60 -46)",
    behind: (
      <g fill="none" stroke="#ddd" strokeWidth="2">
        <circle cx="60" cy="42" r="27" />
        <path d="M60 15v54M33 42h54M41 23l38 38M79 23L41 61M48 76l12-34 12 34" strokeWidth="1" />
      </g>
    ),
  },
  "A very tall staircase": {
    pose: "translate(18 -13)",
    behind: <path fill="#8f7bd0" stroke="#fff" d="M20 66v-6h10v-6h10v-6h10v-6h10v-6h10v-6h36v36z" />,
  },
  "Singer lies on the floor": { pose: "translate(0 12) rotate(90 60 46)" },
  "Singer kneels for the finale": {
    pose: "translate(0 21) scale(1 .7)",
    front: <path fill="#ffd84a" d="M30 0h60L76 66H44z" opacity="0.25" />,
  },
  "Hands make a heart": {
    front: <path fill="#ff5a9e" stroke="#fff" d="M60 20q-14-10-10-16 6-4 10 3 4-7 10-3 4 6-10 16z" />,
  },
  "A dress that lights up": {
    front: (
      <>
        <path fill="#2a66ff" stroke="#bcd" d="M53 40h14l12 25H41z" />
        <path
          fill="none"
          stroke="#ffef7a"
          strokeWidth="2.500"
          strokeDasharray="0.1 5"
          strokeLinecap="round"
          d="M54 45h14M51 51h20M48 57h26M45 62h32"
        />
      </>
    ),
  },
  "Bare-chested dancers": {
    behind: [26, 94].map(x => (
      <g key={x} transform={`translate(${x} 48) scale(.75)`}>
        <Singer costume="#e8b98a" />
        <path d="M-9-2q-10-6-6-14M9-2q10-6 6-14" fill="none" stroke="#c98a3a" strokeWidth="4" />
      </g>
    )),
  },
  Masks: {
    front: (
      <path
        fill="#fff"
        stroke="#333"
        d="M50 24q10-5 20 0l-1 12q-9 7-18 0zM53 29h5v3h-5zM62 29h5v3h-5zM56 36h8"
      />
    ),
  },
  "Camera runs round and round": { camera: "rotate(-24 60 40) scale(1.1)" },
  "Lyrics on the big screen": {
    behind: (
      <g fill="#ffef7a" fontFamily="sans-serif" fontSize="13" fontWeight="bold">
        <text x="6" y="32">
          LA LA
        </text>
        <text x="76" y="44">
          LA LA
        </text>
      </g>
    ),
  },
  "Rain or sparks from above": {
    front: (
      <path
        d="M12 6v10M28 20v10M40 4v10M84 8v10M98 22v10M110 6v10M20 40v10M100 44v10M76 26v8M46 22v8"
        stroke="#ffe27a"
        strokeWidth="2"
      />
    ),
  },
}
