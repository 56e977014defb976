import type { ReactNode } from "react"
import { drawings, type Room } from "../doors"

const cheese = { fill: "#f6cf5a", stroke: "#b3722e", strokeWidth: 4 }

const sheets: Record<Room, readonly ReactNode[]> = {
  pizza: [
    <g key="square">
      <path d="M14 14h36v36H14z" {...cheese} />
      <path d="M22 22h7v7h-7zM36 34h7v7h-7z" fill="#b3202f" />
    </g>,
    <g key="ring">
      <circle cx="32" cy="32" r="19" fill="none" stroke="#b3722e" strokeWidth="5" />
      <path d="M26 26h12v12H26z" {...cheese} />
    </g>,
    <g key="says">
      <circle cx="32" cy="32" r="20" fill="#fff" stroke="#b3722e" strokeWidth="3" />
      <text x="32" y="37" textAnchor="middle" fontSize="13" fontWeight="bold" fill="#b3202f">
        PIZZZA
      </text>
    </g>,
    <path key="slice" d="M32 52L14 16H50z" {...cheese} />,
    null,
  ],
  monalisa: [
    <g key="face">
      <path d="M12 8h40v48H12z" fill="#7a8f5a" />
      <ellipse cx="32" cy="30" rx="11" ry="14" fill="#e8c890" />
      <path d="M27 26h3v3h-3zM34 26h3v3h-3z" fill="#111" />
    </g>,
    <g key="mouths">
      <ellipse cx="32" cy="30" rx="13" ry="17" fill="#e8c890" />
      <path d="M26 20h3v3h-3zM35 20h3v3h-3z" fill="#111" />
      <path d="M26 30q6 4 12 0M26 38q6-4 12 0" stroke="#8a3a2a" strokeWidth="2" fill="none" />
    </g>,
    <path
      key="hand"
      d="M12 40h40v10H12zM12 22h3v20h-3zM17 18h3v22h-3zM22 16h3v24h-3zM27 14h3v26h-3zM32 14h3v26h-3zM37 16h3v24h-3zM42 18h3v22h-3zM47 22h3v20h-3z"
      fill="#c99a5a"
    />,
    <g key="eyes" fill="#111">
      {[0, 1, 2, 3].flatMap(row =>
        [0, 1, 2, 3].map(column => (
          <circle key={`${row}${column}`} cx={14 + 12 * column} cy={14 + 12 * row} r="3" />
        )),
      )}
    </g>,
    <path key="frame" d="M8 6h48v52H8z" fill="none" stroke="#c9a227" strokeWidth="7" />,
  ],
}

/** One of the machine's drawings on a sheet of paper. */
export function Drawing({ room, knock }: { room: Room; knock: number }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d="M1 1h62v62H1z" fill="#fffdf5" stroke="#8a8472" />
      {sheets[room][(knock - 1) % drawings]}
    </svg>
  )
}
