import type { ReactElement } from "react"
import type { Passengers as Who } from "../schema"

type PersonProps = { x: number; coat: string; hat?: string; small?: boolean }

/** Draws a person who stands at x: 16 wide and 40 high. */
function Person({ x, coat, hat = "#2c2620", small }: PersonProps) {
  return (
    <g transform={`translate(${x} 0) scale(${small ? 0.7 : 1})`}>
      <path d="M-8 0v-14q0-8 8-8t8 8V0z" fill={coat} stroke="#1c1410" strokeWidth="1.5" />
      <circle cy="-28" r="7" fill="#f0c6a0" stroke="#1c1410" strokeWidth="1.5" />
      <path d="M-9-30h18l-4-3q-1-7-5-7t-5 7z" fill={hat} />
      <circle cx="-3" cy="-28" r="1.1" />
      <circle cx="2" cy="-28" r="1.1" />
    </g>
  )
}

const drawings: Record<Who | "uncle", ReactElement> = {
  settlers: (
    <g>
      <Person x={-30} coat="#5c4a2c" />
      <Person x={-12} coat="#7a2f3a" hat="#e9dfc4" />
      <g transform="translate(18 0)">
        <path
          d="M-14 0v-8q-4-12 6-12h18l6-6 8 4v8l-6 2v12h-4V-8h-18V0z"
          fill="#fff"
          stroke="#1c1410"
          strokeWidth="1.5"
        />
        <path d="M-8-19h8v7h-8z" fill="#333" />
      </g>
    </g>
  ),
  miners: (
    <g>
      {[-32, -10, 12].map(x => (
        <g key={x}>
          <Person x={x} coat="#4b4943" hat="#c98d2f" />
          <circle cx={x} cy="-39" r="3" fill="#fff2a0" />
        </g>
      ))}
      <path d="M22 0L38-34M28-36q12-4 20 4" stroke="#333" strokeWidth="3" fill="none" />
    </g>
  ),
  family: (
    <g>
      <Person x={-34} coat="#3a5f3a" />
      <Person x={-14} coat="#8d3f78" hat="#e9dfc4" />
      <Person x={2} coat="#b3372f" small />
      <Person x={14} coat="#2f5f9a" small />
      <path d="M-42-18h76" stroke="#8a5a2b" strokeWidth="8" strokeLinecap="round" />
    </g>
  ),
  students: (
    <g>
      {[-32, -8, 16].map((x, i) => (
        <g key={x}>
          <Person x={x} coat={i === 1 ? "#8d3f78" : "#2c3a5c"} hat="#fff" />
          <path d={`M${x - 5}-14h12v9h-12z`} fill="#d9b44a" stroke="#1c1410" />
        </g>
      ))}
    </g>
  ),
  tailor: (
    <g>
      <Person x={-22} coat="#2b2b33" />
      <path d="M-10-12l14 6M-10-6l14-6" stroke="#888" strokeWidth="2.5" />
      <path d="M12 0v-10h22V0z" fill="#6b421d" />
      <path d="M22-10q-2-18 20-26l4 16q-14 0-18 10z" fill="#d9b44a" stroke="#1c1410" strokeWidth="1.5" />
    </g>
  ),
  tape: (
    <g>
      <Person x={-26} coat="#6b5a3a" />
      <path d="M-6 0v-22h40V0z" fill="#4b4943" stroke="#1c1410" strokeWidth="1.5" />
      <circle cx="5" cy="-12" r="7" fill="#e9dfc4" />
      <circle cx="23" cy="-12" r="7" fill="#e9dfc4" />
    </g>
  ),
  book: (
    <g>
      <path d="M-30 0v-46h50v46z" fill="#7a1f2b" stroke="#1c1410" strokeWidth="2" />
      <path d="M-24-38h38v10h-38z" fill="#f3e2b0" />
      <path d="M20 0l8-5v-44l-8 3z" fill="#fffbe6" stroke="#1c1410" strokeWidth="1.5" />
    </g>
  ),
  granddaughter: (
    <g>
      <Person x={-14} coat="#2f8f7a" hat="#b5602a" />
      <path d="M-6-18l8-6v9z" fill="#222" />
      <path d="M12 0l-2-16h18l-2 16z" fill="#c98d4f" stroke="#1c1410" strokeWidth="1.5" />
      <path d="M10-16q9-12 18 0" fill="none" stroke="#1c1410" strokeWidth="2" />
    </g>
  ),
  uncle: (
    <g>
      <Person x={-22} coat="#b3372f" hat="#3f6f3a" />
      <path d="M-10 0v-14h20V0z" fill="#8a5a2b" stroke="#1c1410" strokeWidth="1.5" />
      <path
        d="M30-44l-14 20h6l-10 16h36l-10-16h6zM27-8h6v8h-6z"
        fill="#2f7a3f"
        stroke="#1c4a24"
        strokeWidth="1.5"
      />
      <circle cx="30" cy="-46" r="4" fill="#ffd84a" />
    </g>
  ),
}

/** Those who stand at the rail, about 80 wide. */
export function Passengers({ who }: { who: Who | "uncle" }) {
  return drawings[who]
}
