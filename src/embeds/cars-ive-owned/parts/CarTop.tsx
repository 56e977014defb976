import type { Car } from "../schema"
import { sizes } from "../sizes"

/** A car from above, in metres around its centre, facing east. */
export function CarTop({ car, isDead = false }: { car: Pick<Car, "shape" | "colour">; isDead?: boolean }) {
  const { length, width, roof } = sizes[car.shape]
  const [l, w] = [length / 2, width / 2]
  const back = car.shape === "saloon" ? -roof / 2 - 0.2 : -l + 0.25
  return (
    <g stroke="#111" strokeWidth="0.09" strokeLinejoin="round">
      {[-1, 1].flatMap(side =>
        [-0.62, 0.6].map(at => (
          <rect
            key={`${side}${at}`}
            x={at * l - 0.32}
            y={side * w - 0.14}
            width="0.64"
            height="0.28"
            fill="#222"
          />
        )),
      )}
      <rect
        x={-l}
        y={-w}
        width={length}
        height={width}
        rx={car.shape === "van" ? 0.25 : 0.5}
        fill={car.colour}
      />
      <path
        d={`M${back + roof} ${-w + 0.22}L${back + roof + 0.55} ${-w + 0.1}V${w - 0.1}L${back + roof} ${w - 0.22}Z`}
        fill="#bfe3f5"
      />
      <rect x={back} y={-w + 0.2} width={roof} height={width - 0.4} rx="0.2" fill={car.colour} />
      <path d={`M${back - 0.02} ${-w + 0.35}h0.3v${width - 0.7}h-0.3z`} fill="#bfe3f5" />
      <path
        d={`M${l - 0.12} ${-w + 0.2}v0.4M${l - 0.12} ${w - 0.6}v0.4`}
        stroke="#fff6b0"
        strokeWidth="0.2"
      />
      {isDead && (
        <path
          d={`M${l} -0.2q0.8-0.4 0.5-1M${l} 0.2q1 0 1.4-0.7`}
          fill="none"
          stroke="#666"
          strokeWidth="0.18"
        />
      )}
    </g>
  )
}
