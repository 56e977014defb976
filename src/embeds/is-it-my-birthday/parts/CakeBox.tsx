import { Stage } from "../../../components/message-scene/Stage"
import * as styles from "../IsItMyBirthday.module.css"
import { lidIsOff, nextPress, rattle, wiped } from "../logic"
import { Cream } from "./Cream"

type Props = {
  /** The number of days until the birthday; null until it is known. */
  days: number | null
  moves: boolean
  /** The number of shakes so far. */
  shakes: number
  onShake: () => void
}

/** A cake in a box that should not be opened yet, but can be shaken. */
export function CakeBox({ days, moves, shakes, onShake }: Props) {
  const isOpen = shakes === lidIsOff || shakes === wiped
  const tilt = Math.min(shakes, 3) * 5
  const label = `A cake box with a ribbon${days === null ? "" : `, not to be opened for ${days} days`}`
  return (
    <div className={styles.party}>
      {shakes === lidIsOff && <Cream moves={moves} />}
      <Stage says={rattle(shakes, days)} hint="A box. It may be shaken.">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it. */}
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 620 216"
          preserveAspectRatio="xMidYMid slice"
          onClick={onShake}
        >
          <rect width="620" height="216" fill="#40566b" />
          <path d="M0 36H620M0 84H620M0 132H620" stroke="#475f75" strokeWidth="18" />
          <rect y="172" width="620" height="44" fill="#7a5232" />
          <rect y="172" width="620" height="6" fill="#a87748" />
          <g key={shakes} className={moves && shakes > 0 && shakes !== wiped ? styles.shaken : undefined}>
            <rect x="212" y="78" width="196" height="104" fill="#f3b8cf" stroke="#8a3f5c" strokeWidth="3" />
            <path d="M226 92h168v66H226z" fill="#3b2430" />
            <g transform={`rotate(${tilt} 310 158)`}>
              <rect x="252" y="120" width="116" height="38" fill="#e8b878" />
              <rect x="252" y="134" width="116" height="7" fill="#b3202f" />
              <path
                d="M248 122q0 -14 14 -14h96q14 0 14 14v6q-10 10 -20 0q-12 12 -24 0q-12 10 -24 0q-12 12 -26 0q-14 10 -30 0z"
                fill="#ffe3ee"
              />
              {[270, 290, 310, 330, 350].map(x => (
                <rect key={x} x={x - 2} y="96" width="5" height="14" fill="#fff" />
              ))}
            </g>
            {shakes > 2 && <path d="M238 152l6 -5 5 6zM372 154l7 -6 5 7zM386 146l4 -4 4 5z" fill="#e8b878" />}
            <path d="M226 92h168v66H226z" fill="#bfe0f0" opacity="0.28" />
            <path d="M238 96l26 0l-24 58l-12 0z" fill="#fff" opacity="0.3" />
            <path d="M300 86h20v96h-20z" fill="#c2185b" />
            <g
              className={moves && shakes === lidIsOff ? styles.lid : undefined}
              transform={
                isOpen
                  ? "translate(238 104) rotate(24 310 74)"
                  : shakes > wiped
                    ? "rotate(-4 310 74)"
                    : undefined
              }
            >
              <rect x="204" y="62" width="212" height="24" fill="#f7cadb" stroke="#8a3f5c" strokeWidth="3" />
              <rect x="300" y="62" width="20" height="24" fill="#c2185b" />
              <path
                d="M310 62C280 22 250 40 264 58q14 10 46 4C340 22 370 40 356 58q-14 10 -46 4z"
                fill="#e23a78"
                stroke="#8a1040"
                strokeWidth="3"
              />
            </g>
            <g className={moves ? styles.tag : undefined}>
              <path d="M420 74l16 -10h60v52h-60l-16 -10z" fill="#fff8dc" stroke="#8a6d3a" strokeWidth="2" />
              <text x="463" y="100" fill="#111" fontSize="24" fontWeight="bold" textAnchor="middle">
                {days === null ? "?" : days}
              </text>
              <path d="M420 90l-24 -16" stroke="#8a6d3a" strokeWidth="2" />
            </g>
          </g>
        </svg>
      </Stage>
      <div className="buttons">
        <button type="button" onClick={onShake}>
          {nextPress(shakes)}
        </button>
      </div>
    </div>
  )
}
