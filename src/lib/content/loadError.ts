/** Returns whether an error was thrown because a script or a style sheet failed to load. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? error.code : undefined
  return (
    error.name === "ChunkLoadError" ||
    code === "CSS_CHUNK_LOAD_FAILED" ||
    /dynamically imported/.test(error.message)
  )
}
