import { Canvas } from "./Canvas"

const eleven = Array.from({ length: 11 }, (_, i) => Math.round((360 / 11) * i))

/** The fourth attempt: eleven slices instead of eight. */
export function Slices() {
  return (
    <Canvas label="Eleven slices with their crusts together in the middle and their points outwards, like a star that can hurt somebody.">
      <g fill="#f5c84c" stroke="#c0281c" strokeWidth="2">
        {eleven.map(angle => (
          <path key={angle} transform={`rotate(${angle})`} d="M-13-44h26L0-114z" />
        ))}
      </g>
      <g stroke="#b9762e" strokeWidth="10" strokeLinecap="round">
        {eleven.map(angle => (
          <path key={angle} transform={`rotate(${angle})`} d="M-11-43h22" />
        ))}
      </g>
    </Canvas>
  )
}
