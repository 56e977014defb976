/** Whether an error is a script's or a style's that did not arrive. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? error.code : undefined
  return (
    error.name === "ChunkLoadError" ||
    code === "CSS_CHUNK_LOAD_FAILED" ||
    /dynamically imported/.test(error.message)
  )
}
