import { Canvas } from "./Canvas"

type Props = { x: number; y: number; r: number; depth: number }

/** A pizza whose toppings are pizzas, `depth` layers deep. */
function Pizza({ x, y, r, depth }: Props) {
  const around = depth > 0 ? [0, 1, 2, 3, 4].map(i => (2 * Math.PI * i) / 5 - Math.PI / 2) : []
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeWidth={Math.ceil(r / 7)} />
      {around.map(angle => (
        <Pizza
          key={angle}
          x={Math.round(x + r * 0.57 * Math.cos(angle))}
          y={Math.round(y + r * 0.57 * Math.sin(angle))}
          r={Math.round(r * 0.27)}
          depth={depth - 1}
        />
      ))}
    </>
  )
}

/** The third attempt: pizzas on pizzas. */
export function PizzaOnPizza() {
  return (
    <Canvas label="A pizza topped with five pizzas, each of them topped with five pizzas. There is nothing else on any of them.">
      <g fill="#f5c84c" stroke="#b9762e">
        <Pizza x={0} y={0} r={100} depth={2} />
      </g>
    </Canvas>
  )
}
