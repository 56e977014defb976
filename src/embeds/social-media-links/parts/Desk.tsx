import type { Line } from "../logic"
import * as styles from "../SocialMediaLinks.module.css"

type Props = { line: Line; ringing: boolean }

/** The x positions of the wallpaper's darker stripes. */
const stripes = Array.from({ length: 34 }, (_, i) => i * 30 - 300)

const descriptions: Record<Line, string> = {
  free: "the telephone is free",
  dialling: "the modem dials",
  online: "the modem is online",
  lifted: "the receiver is lifted",
  mother: "Mother is on the telephone in the door",
}

/** Draws a desk of 1999: a monitor, a modem with its lamps, a telephone, and a door for Mother. */
export function Desk({ line, ringing }: Props) {
  const modem = line === "online" || line === "dialling"
  const away = line === "lifted" || line === "mother"
  const lamps = [true, modem, line === "online", line === "dialling", line === "mother"]
  return (
    <div className={styles.desk}>
      <svg viewBox="0 0 420 150" role="img" aria-label={`A desk with a computer: ${descriptions[line]}`}>
        <path fill="#d9c9a3" d="M-300 0h1020v112H-300z" />
        {stripes.map(x => (
          <path key={x} fill="#cdbb90" d={`M${x} 0h15v112h-15z`} />
        ))}
        <path fill="#8a5a2b" d="M-300 112h1020v38H-300z" />
        <path fill="#a87440" d="M-300 112h1020v6H-300z" />
        {/* The door with Mother. */}
        <path fill="#6b4a2a" d="M330 6h82v106h-82z" />
        <path fill={line === "mother" ? "#ffe9a8" : "#4b331d"} d="M337 13h68v99h-68z" />
        {line === "mother" ? (
          <g>
            <path fill="#4a6fb5" d="M352 112q2-40 20-40t20 40z" />
            <circle cx="372" cy="54" r="15" fill="#f0c8a0" stroke="#7a4a20" />
            <path fill="#8a5a3a" d="M356 54q-2-20 16-20t16 20q-4-9-16-9t-16 9z" />
            <g fill="#f7a8c0" stroke="#b0406a">
              <circle cx="361" cy="38" r="5" />
              <circle cx="372" cy="34" r="5" />
              <circle cx="383" cy="38" r="5" />
            </g>
            <path d="M367 52h2v3h-2zM376 52h2v3h-2zM368 62q5-3 9 0" fill="#111" stroke="#111" />
            <path fill="#e9dfc0" stroke="#5c5440" d="M352 44q-6 8-2 20h5q-2-9 1-17z" />
          </g>
        ) : (
          <path fill="#c9a23a" d="M396 62h5v9h-5z" />
        )}
        {/* The computer. */}
        <path fill="#d8d2bf" stroke="#6b6654" d="M40 20h108v78H40zM76 98h36v8H76zM58 106h72v8H58z" />
        <path fill="#0b1f14" stroke="#6b6654" d="M52 30h84v56H52z" />
        {modem || line === "free" ? (
          <g fill="#5dff8a">
            <path d="M58 38h36v3H58zM58 46h52v3H58zM58 54h28v3H58z" />
            {line === "online" && <path d="M58 62h64v3H58zM58 70h44v3H58zM58 78h56v3H58z" />}
          </g>
        ) : (
          <path fill="#ff7a6b" d="m62 44 5-5 9 9 9-9 5 5-9 9 9 9-5 5-9-9-9 9-5-5 9-9z" />
        )}
        <circle cx="140" cy="92" r="2" fill="#30c040" />
        <path fill="#efe9d6" stroke="#6b6654" d="M36 120h120l8 14H28z" />
        <path fill="#bdb69e" d="M42 123h108l2 3H40zM39 128h115l2 3H37z" />
        {/* The modem. */}
        <path fill="#3d4048" stroke="#15161a" d="M178 104h62v18h-62z" />
        {lamps.map((on, i) => (
          <circle
            key={["power", "hook", "carrier", "send", "busy"][i]}
            cx={186 + i * 11}
            cy="113"
            r="3"
            fill={on ? "#ff3b30" : "#5a1a16"}
          />
        ))}
        {/* The telephone. */}
        <path fill="none" stroke="#111" strokeWidth="2" d="M240 116q14 16 26 4" />
        <g className={ringing ? styles.rings : undefined}>
          <path fill="#b3261e" stroke="#4a0d09" strokeWidth="2" d="M262 128q0-26 12-30h32q12 4 12 30z" />
          <circle cx="290" cy="114" r="10" fill="#f5ead0" stroke="#4a0d09" />
          <circle cx="290" cy="114" r="3" fill="#b3261e" />
          <path
            fill="#c9352c"
            stroke="#4a0d09"
            strokeWidth="2"
            transform={away ? "translate(0 -34) rotate(-24 290 90)" : undefined}
            d="M258 96q-4-16 32-16t32 16l-1 6h-15l-2-9h-28l-2 9h-15z"
          />
          {away && <path fill="none" stroke="#4a0d09" strokeWidth="2" d="M268 70q-10 10 0 16t0 14" />}
        </g>
        {ringing && (
          <path fill="none" stroke="#b3261e" strokeWidth="2" d="M250 84l-8-6M246 96h-9M330 84l8-6M334 96h9" />
        )}
      </svg>
    </div>
  )
}
