import { Canvas } from "./Canvas"

/** The second attempt: the crust is outside, as ordered. */
export function CrustOutside() {
  return (
    <Canvas label="A bare disc of cheese. Beside it, on its own, lies a ring of crust with nothing in it.">
      <circle cx="-78" cy="8" r="66" fill="#c0281c" />
      <circle cx="-78" cy="8" r="61" fill="#f5c84c" />
      <circle cx="82" cy="-6" r="56" fill="none" stroke="#b9762e" strokeWidth="18" />
      <circle cx="82" cy="-6" r="58" fill="none" stroke="#dba55b" strokeWidth="5" strokeDasharray="34 22" />
    </Canvas>
  )
}
