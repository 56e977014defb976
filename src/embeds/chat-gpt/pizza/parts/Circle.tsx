import { slice, spell, toppings } from "../logic"
import { Canvas } from "./Canvas"

/** The last attempt: a perfect circle. */
export function Circle() {
  return (
    <Canvas label="A perfect circle in eight flat colours: red, pink, violet, pale blue, yellow, tan, green, and one slice that is almost not there.">
      <circle r="104" fill="#fff" />
      {toppings.map((topping, i) => {
        const colour = spell(topping)
        return colour && <path key={topping} d={slice(i, toppings.length, 104)} fill={colour.hex} />
      })}
    </Canvas>
  )
}
