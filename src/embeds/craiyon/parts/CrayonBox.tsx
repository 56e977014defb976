import * as styles from "../Craiyon.module.css"
import type { Picture } from "../logic"
import { inks } from "../paint"
import { crayons } from "../shapes"

type Props = { box: Picture["box"]; sheet: number }

/** The box of crayons after a sheet, at their remaining lengths. */
export function CrayonBox({ box, sheet }: Props) {
  const usedUp = crayons.filter(name => box[name] <= 0)
  const label = `Crayons after sheet ${sheet}: ${usedUp.length === 0 ? "all there" : `no ${usedUp.join(", no ")}`}`
  return (
    <svg className={styles.box} viewBox="0 0 200 92" role="img" aria-label={label}>
      <path fill="#c9a227" d="M6 30h188v14H6z" />
      {crayons.map((name, i) => {
        const x = 15 + i * 22
        const top = 50 - box[name] * 40
        return (
          <g key={name}>
            {box[name] > 0 && (
              <>
                <path fill={inks[name]} stroke="#222" d={`M${x} 60V${top + 10}l5-10h6l5 10V60z`} />
                <path fill="#fff" opacity="0.3" d={`M${x + 3} 60V${top + 12}h3V60z`} />
                <path stroke="#222" strokeWidth="2" d={`M${x} ${top + 15}h16`} />
              </>
            )}
          </g>
        )
      })}
      <path fill="#f2c230" stroke="#7a5a00" strokeWidth="2" d="M6 44h188l-4 44H10z" />
      <path fill="#2f9a3c" d="M8 58h184l-1 6H9z" />
      <ellipse cx="100" cy="70" rx="42" ry="14" fill="#fffaf0" stroke="#7a5a00" />
      <text x="100" y="75" textAnchor="middle" fontSize="14" fontWeight="bold" fill="#7a2a08">
        WAX 8
      </text>
    </svg>
  )
}
