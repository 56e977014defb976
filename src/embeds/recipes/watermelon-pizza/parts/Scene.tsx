import type { Step } from "../../../../lib/content/recipe"
import { seeded } from "../../../../lib/game/random"

const random = seeded("cheese")
const around = (count: number, near: number, far: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + random() * 0.5
    const out = near + random() * (far - near)
    return { x: Math.round(Math.cos(angle) * out), y: Math.round(Math.sin(angle) * out * 0.52) }
  })
const cheese = [...around(9, 44, 66), ...around(7, 14, 36)]
const chunks = [...around(7, 40, 60), ...around(4, 10, 26)]
const feta = [...around(9, 28, 66)]
const leaves = around(6, 16, 56)

/** Draws the object in the middle of the table, about 170 wide, centred on its origin. */
export function Scene({ of }: { of: Step["picture"] }) {
  if (of === "dough")
    return (
      <g>
        <ellipse cy="62" rx="88" ry="12" fill="#5e3818" opacity=".4" />
        <path d="M-56 14q0-46 56-46t56 46z" fill="#f6e3b8" stroke="#d9bd84" strokeWidth="2" />
        <path d="M-30 -10q12-14 34-14" stroke="#fff6dc" strokeWidth="6" fill="none" strokeLinecap="round" />
        <path d="M-84 4h168q-4 56-48 60h-72q-44-4-48-60z" fill="#3f77b8" />
        <path d="M-84 4h40q4 50 18 60h-10q-44-4-48-60z" fill="#6fa2dc" />
        <path d="M-88 0h176v9h-176z" fill="#2b5a94" />
        <path d="M-70 30q70 14 140 0" stroke="#fff" strokeWidth="4" strokeDasharray="6 8" fill="none" />
      </g>
    )
  if (of === "oven")
    return (
      <g>
        <path d="M-92 -96h184v160h-184z" fill="#d4d8e0" stroke="#70757f" strokeWidth="3" />
        <path d="M-92 -96h184v30h-184z" fill="#eef0f4" stroke="#70757f" strokeWidth="3" />
        {[-66, -36, 36, 66].map(x => (
          <circle key={x} cx={x} cy="-81" r="8" fill="#333" />
        ))}
        <path d="M-18 -90h36v18h-36z" fill="#111" />
        <text y="-76" fontSize="14" fill="#ff6b3a" fontFamily="VT323,monospace" textAnchor="middle">
          250
        </text>
        <path d="M-72 -46h144v88h-144z" fill="#3a1206" stroke="#555" strokeWidth="6" />
        <path d="M-68 -42h136v80h-136z" fill="#ff7a1a" opacity=".55" />
        <path d="M-60 -34h120M-60 34h120" stroke="#ffd24a" strokeWidth="4" />
        <ellipse cy="8" rx="52" ry="13" fill="#d99a4e" />
        <ellipse cy="6" rx="44" ry="9" fill="#fff0b8" />
        <path d="M-40 54h80v6h-80z" fill="#70757f" />
      </g>
    )
  if (of === "melon" || of === "pan")
    return (
      <g>
        {of === "pan" ? (
          <>
            <path d="M78 20l84 26-4 12-88-22z" fill="#222" />
            <ellipse cy="24" rx="94" ry="44" fill="#1c1c20" />
            <ellipse cy="20" rx="84" ry="36" fill="#3a3a42" />
          </>
        ) : (
          <path d="M-96 -6l150-14 44 62-176 20z" fill="#fff" stroke="#d5dbe6" strokeWidth="3" />
        )}
        {[-44, 0, 44].map((x, i) => (
          <g key={x} transform={`translate(${x} ${16 + (i % 2) * 14}) rotate(${i * 24 - 20})`}>
            <path d="M-24 14L0 -28 24 14z" fill="#e8384a" />
            <path d="M-26 14h52l-3 7h-46z" fill="#f4f5d0" />
            <path d="M-24 20h48l-3 5h-42z" fill="#2f8a44" />
            {of === "pan" && <path d="M-12 8l8-26M-2 12l8-24M10 12l4-12" stroke="#6a1018" strokeWidth="3" />}
          </g>
        ))}
        {of === "pan" && (
          <path
            d="M-50 -40q-10-14 0-28M0 -48q-10-14 0-28M50 -40q-10-14 0-28"
            stroke="#fff"
            strokeWidth="4"
            fill="none"
            opacity=".8"
          />
        )}
      </g>
    )
  return (
    <g transform="translate(0 18)">
      <ellipse cy="14" rx="104" ry="52" fill="#5e3818" opacity=".4" />
      <ellipse cy="6" rx="100" ry="52" fill="#b9c0cc" />
      <ellipse cy="3" rx="92" ry="48" fill="#a5622a" />
      <ellipse rx="92" ry="48" fill="#e0a458" />
      <ellipse rx="90" ry="46" fill="none" stroke="#f2c684" strokeWidth="3" strokeDasharray="18 9" />
      <ellipse rx="78" ry="39" fill="#c22f1e" />
      <ellipse rx="72" ry="35" fill="#f7d774" />
      {cheese.map(({ x, y }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="11" ry="6" fill="#fff3b8" />
      ))}
      {chunks.map(({ x, y }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${((i * 67) % 180) - 90})`}>
          <path d="M-13 8L0 -13 13 8z" fill="#e8384a" stroke="#b01828" />
          <path d="M-5 5l4-11M3 5l2-6" stroke="#7a1420" strokeWidth="2" />
        </g>
      ))}
      {feta.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l8-2 2 6-8 2z`} fill="#fff" stroke="#d8dce4" />
      ))}
      {leaves.map(({ x, y }, i) => (
        <path
          key={`${x} ${y}`}
          d="M-10 0q10-9 20 0-10 9-20 0z"
          fill={i % 2 ? "#2f8a44" : "#1f6b35"}
          transform={`translate(${x} ${y}) rotate(${i * 50})`}
        />
      ))}
      <path d="M-92 0L92 0M-46 -42L46 42M-46 42L46 -42" stroke="#8a4a1c" strokeWidth="1.5" opacity=".55" />
    </g>
  )
}
