import { Canvas } from "./Canvas"

/** The fifth attempt: a closed box. */
export function Box() {
  return (
    <Canvas label="A closed cardboard box that says PIZZZA. Nothing proves that there is anything in it.">
      <path d="M-96-84h192l14 168h-220z" fill="#c79a62" stroke="#7a5428" strokeWidth="3" />
      <path d="M-110 84h220v18h-220z" fill="#a87c46" stroke="#7a5428" strokeWidth="3" />
      <path d="M-18 84h36v9h-36z" fill="#7a5428" />
      <text
        y="12"
        textAnchor="middle"
        fontFamily="Impact, sans-serif"
        fontSize="46"
        fontWeight="bold"
        fill="#a3150f"
      >
        PIZZZA
      </text>
      <path d="M-62 30h124M-40 42h80" stroke="#a3150f" strokeWidth="4" />
    </Canvas>
  )
}
