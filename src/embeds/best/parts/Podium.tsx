import { iconOf } from "../../../lib/content/icons"

type Props = { icons: readonly string[]; names: readonly string[] }

const steps = [
  { x: 160, y: 92, fill: "#f0c040", side: "#b8860b", text: "1" },
  { x: 70, y: 118, fill: "#c8ced8", side: "#8a919e", text: "2" },
  { x: 250, y: 136, fill: "#d08a52", side: "#94592a", text: "3" },
]

/** The top three on a podium, with flags behind and confetti on the ground. */
export function Podium({ icons, names }: Props) {
  const ranking = names.map((name, i) => `${i + 1}. ${name}`).join(", ")
  return (
    <svg viewBox="0 0 320 190" role="img" aria-label={`The podium: ${ranking}`}>
      <rect width="320" height="190" fill="#20307a" />
      <path d="M160 190L20 0h60zM160 190L240 0h60zM160 190L130 0h60z" fill="#3a50b0" />
      {["#c8202a", "#ffd84a", "#1f8a44", "#fff", "#ff8a1a"].flatMap((colour, i) =>
        [0, 1, 2, 3, 4, 5].map(j => (
          <path
            key={`${colour} ${j}`}
            d="M0 0l7 2-2 5-7-2z"
            fill={colour}
            transform={`translate(${(i * 67 + j * 53) % 316} ${(i * 41 + j * 29) % 176})`}
          />
        )),
      )}
      <path d="M0 176h320v14H0z" fill="#7b2230" />
      {steps.map(({ x, y, fill, side, text }, i) => (
        <g key={text}>
          <path d={`M${x - 42} ${y}h84v${190 - y}h-84z`} fill={fill} />
          <path d={`M${x + 30} ${y}h12v${190 - y}h-12z`} fill={side} />
          <path d={`M${x - 42} ${y}h84v6h-84z`} fill="#fff" opacity=".6" />
          <text x={x - 6} y={y + 40} fontSize="30" fontWeight="bold" textAnchor="middle" fill="#20140a">
            {text}
          </text>
          {icons[i] && (
            <image
              href={iconOf(icons[i], 32)}
              x={x - 32}
              y={y - 66}
              width="64"
              height="64"
              style={{ imageRendering: "pixelated" }}
            />
          )}
        </g>
      ))}
    </svg>
  )
}
