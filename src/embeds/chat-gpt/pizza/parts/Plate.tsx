import { Canvas } from "./Canvas"

/** The seventh attempt: the pizza after the meal. */
export function Plate() {
  return (
    <Canvas label="An empty plate with five crumbs, one olive stone, and a knife and fork laid side by side. Somebody has eaten.">
      <circle r="100" fill="#fff" stroke="#b8c4c2" strokeWidth="3" />
      <circle r="68" fill="#f6f8f8" stroke="#d5dedc" strokeWidth="2" />
      <g fill="#b9762e">
        <path d="M-40-22l6 2l-3 5zM-20 34l7-2l-2 6zM22-44l5 4l-6 1zM-52 20l4 4l-6 1zM6-20l6 1l-4 4z" />
      </g>
      <ellipse cx="-24" cy="2" rx="6" ry="4" fill="#6b4a2b" />
      <g fill="none" stroke="#7f8c8d" strokeWidth="5" strokeLinecap="round">
        <path d="M36 84V22M28-4v18q0 8 8 8t8-8V-4M36-4v18" />
        <path d="M62 70V-8q12 12 8 44h-8" fill="#7f8c8d" />
      </g>
    </Canvas>
  )
}
