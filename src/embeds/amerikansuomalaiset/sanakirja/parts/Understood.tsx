import type { ReactElement } from "react"
import type { Meaning } from "../words"

const line = { stroke: "#1d2b53", strokeWidth: 3, strokeLinecap: "round", strokeLinejoin: "round" } as const

const eyes = (x: number, y: number) => (
  <g fill="#1d2b53">
    <circle cx={x - 8} cy={y} r="3.5" />
    <circle cx={x + 8} cy={y} r="3.5" />
    <path d={`M${x - 8} ${y + 12}q8 7 16 0`} fill="none" {...line} />
  </g>
)

const places: Record<Meaning["where"], ReactElement> = {
  market: (
    <g>
      <path d="M0 30h320M0 70h320M0 110h320M0 150h320" stroke="#cfe0c9" strokeWidth="2" />
      <path
        d="M8 170l50-26 34 14 52-60 36 18 60-78 36 12 26-26"
        fill="none"
        stroke="#2f9a4a"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path d="M280 12l28-2-6 28z" fill="#2f9a4a" />
      <g transform="translate(232 40)">
        <path d="M-34 6q0-24 34-24t40 18v22h-12v-12h-36v12h-12z" fill="#8a5a3a" {...line} />
        <circle cx="42" cy="-8" r="13" fill="#8a5a3a" {...line} />
        <path d="M34-18q-10-6-6-16M50-18q12-4 8-16" fill="none" {...line} />
      </g>
    </g>
  ),
  hold: (
    <g>
      <path d="M0 0h320v200H0z" fill="#b98a58" />
      <path d="M0 34h320M0 68h320M0 102h320M0 136h320M0 170h320" stroke="#8a5f36" strokeWidth="3" />
      <path d="M40-10q-30 100 10 220M280-10q30 100-10 220" fill="none" stroke="#6b421d" strokeWidth="12" />
      {[90, 160, 230].map(x => (
        <g key={x}>
          <circle cx={x} cy="38" r="20" fill="#7ec3e6" stroke="#6b421d" strokeWidth="6" />
          <path d={`M${x - 18} 44q9-8 18 0t18 0`} fill="none" stroke="#fff" strokeWidth="3" />
        </g>
      ))}
    </g>
  ),
  goal: (
    <g>
      <path d="M0 0h320v200H0z" fill="#cfe9f7" />
      <path d="M0 150h320v50H0z" fill="#5fae4c" />
      <path
        d="M40 20v140M70 20v140M100 20v140M130 20v140M160 20v140M190 20v140M220 20v140M250 20v140M280 20v140M30 44h260M30 68h260M30 92h260M30 116h260M30 140h260"
        stroke="#fff"
        strokeWidth="2"
      />
      <path d="M26 164V18h268v146" fill="none" stroke="#fff" strokeWidth="9" />
      <path d="M26 164V18h268v146" fill="none" stroke="#9aa7b5" strokeWidth="2" />
    </g>
  ),
}

const subjects: Record<Meaning["who"], ReactElement> = {
  slab: (
    <g>
      <path d="M-40 0l-8-74 26-34 42 8 24 40-6 60z" fill="#9aa0a6" {...line} />
      <path d="M-20-96l8 22-14 20M20-60l-12 14" fill="none" stroke="#6f757b" strokeWidth="3" />
      {eyes(4, -56)}
    </g>
  ),
  gutter: (
    <g>
      <path d="M-40-116h44q12 0 12 14v74q0 10 22 12v16q-44 0-44-26v-64h-34z" fill="#c9d2d9" {...line} />
      <path d="M-6-74h24M-6-44h24" {...line} />
      <path d="M42 2q-7 10 0 14 7-4 0-14z" fill="#4fa3d9" />
      {eyes(-14, -106)}
    </g>
  ),
  baker: (
    <g>
      <path d="M-32 0v-50q0-20 32-20t32 20V0z" fill="#fff" {...line} />
      <circle cy="-86" r="22" fill="#f0c6a0" {...line} />
      <path d="M-20-98q-18-24 6-30 14-16 28 0 24 6 6 30z" fill="#fff" {...line} />
      <path d="M-30-34q-18 4-20 18l70 4q6-18-8-24z" fill="#d9a85c" {...line} />
      {eyes(0, -88)}
    </g>
  ),
  mudguard: (
    <g>
      <circle cy="-40" r="38" fill="none" stroke="#333" strokeWidth="7" />
      <path d="M-32-40h64M0-72v64M-23-63l46 46M23-63l-46 46" stroke="#999" strokeWidth="2" />
      <path d="M-58-34a58 58 0 0 1 100-46l-12 12a42 42 0 0 0-72 34z" fill="#b3372f" {...line} />
      {eyes(-14, -84)}
    </g>
  ),
}

const objects: Record<Meaning["what"], ReactElement> = {
  mash: (
    <g>
      <path d="M-50-34q8-26 24-22 6-24 28-18 26-4 26 20 20 0 24 20z" fill="#f7e08a" {...line} />
      <path d="M-8-60h18l6 10h-28z" fill="#ffd12e" {...line} />
      <path d="M-58-36H58q-4 36-40 36h-36q-36 0-40-36z" fill="#4f7fc9" {...line} />
    </g>
  ),
  cannon: (
    <g>
      <path d="M50-24L-44-66l-14 26 92 42z" fill="#3f464d" {...line} />
      <path d="M-60-70l-10 30 14 6 10-32z" fill="#2c3238" {...line} />
      <circle cx="16" cy="-24" r="24" fill="#a5682f" {...line} />
      <path d="M16-48v48M-8-24h48" {...line} />
    </g>
  ),
  ring: (
    <g>
      {[
        [-48, -30],
        [-26, -64],
        [14, -70],
        [46, -44],
        [38, -8],
        [-10, -4],
      ].map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M-8 12V-4q0-8 8-8t8 8v16z" fill={i % 2 === 0 ? "#e0703a" : "#4f7fc9"} {...line} />
          <circle cy="-18" r="8" fill="#f0c6a0" {...line} />
        </g>
      ))}
      <ellipse
        cx="0"
        cy="-30"
        rx="42"
        ry="26"
        fill="none"
        stroke="#f0c6a0"
        strokeWidth="5"
        strokeDasharray="22 14"
      />
    </g>
  ),
  dumbbell: (
    <g>
      <path d="M-34-32h68" stroke="#777" strokeWidth="12" />
      <path d="M-58-62h24V0h-24zM34-62h24V0H34z" fill="#333a41" {...line} />
      <text
        x="0"
        y="-46"
        fontSize="20"
        fontWeight="700"
        textAnchor="middle"
        fill="#1d2b53"
        fontFamily="var(--comic)"
      >
        90 kg
      </text>
    </g>
  ),
  rope: (
    <g fill="none" stroke="#8a5f36" strokeWidth="11">
      <ellipse cy="-14" rx="52" ry="13" />
      <ellipse cy="-34" rx="48" ry="12" />
      <ellipse cy="-54" rx="42" ry="11" />
      <path d="M40-54q30-30 12-56" strokeLinecap="round" />
      <path d="M-46-12q46 22 92 0M-42-32q42 20 84 0" stroke="#c99a5b" strokeWidth="3" strokeDasharray="6 6" />
    </g>
  ),
  basket: (
    <g fill="none" {...line}>
      <path d="M18-120L-8 2" stroke="#c9772b" strokeWidth="7" />
      <ellipse cx="-2" cy="-26" rx="50" ry="18" strokeWidth="7" />
      <path d="M-50-26H46M-28-40L26-12M22-41L-30-12" />
    </g>
  ),
  nonsense: (
    <g>
      <path d="M-62-92H62v64H-6l-26 26 4-26h-34z" fill="#fff" {...line} />
      <g fontSize="18" fontWeight="700" textAnchor="middle" fill="#1d2b53" fontFamily="var(--comic)">
        <text x="0" y="-66">
          blah ö blah
        </text>
        <text x="0" y="-40">
          %&amp;! moo
        </text>
      </g>
    </g>
  ),
}

const battens = (
  <g fill="#d9a85c" {...line}>
    <path d="M112 104h96v14h-96zM112 128h96v14h-96zM112 152h96v14h-96z" />
    <path d="M150 60h34v18h-34zM164 78h8v30h-8z" fill="#777" />
  </g>
)

const verbs: Record<Meaning["does"], ReactElement> = {
  kiss: (
    <g fill="#ff4d7a" {...line}>
      <path d="M160 96q-34-24-18-42 12-8 18 8 6-16 18-8 16 18-18 42z" />
      <path d="M190 52q-14-10-8-18 6-4 8 3 2-7 8-3 6 8-8 18z" />
    </g>
  ),
  drunk: (
    <g>
      <path d="M146 178v-34l6-12v-16h12v16l6 12v34z" fill="#3f8f5a" {...line} />
      <path d="M178 184l-30-6 4-14 30 6z" fill="#3f8f5a" {...line} />
      <path
        d="M60 34l4 10 10 2-8 6 2 10-8-6-9 6 2-10-8-6 10-2zM110 16l4 10 10 2-8 6 2 10-8-6-9 6 2-10-8-6 10-2z"
        fill="#ffd12e"
        {...line}
      />
    </g>
  ),
  battens,
  formula: (
    <g>
      <path d="M104 8h116v44H104z" fill="#1f4f3a" stroke="#8a5a2b" strokeWidth="5" />
      <text
        x="162"
        y="39"
        fontSize="25"
        fontWeight="700"
        textAnchor="middle"
        fill="#fff"
        fontFamily="var(--comic)"
      >
        f(x) = y²
      </text>
      <path d="M130 130h40m-12-10l14 10-14 10" fill="none" {...line} />
    </g>
  ),
}

/** A drawing of a call as it was understood, 320 by 200. */
export function Understood({ meaning, label }: { meaning: Meaning; label: string }) {
  const { who, does, what, where } = meaning
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label={label}>
      <path d="M0 0h320v200H0z" fill="#fffdf2" />
      {places[where]}
      <g transform={`translate(74 190) rotate(${does === "drunk" ? -14 : does === "kiss" ? 9 : 0})`}>
        {subjects[who]}
      </g>
      <g transform="translate(244 188)">{objects[what]}</g>
      {verbs[does]}
    </svg>
  )
}
