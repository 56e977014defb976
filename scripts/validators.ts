/** Evaluates conditional requests (RFC 9110, sections 8.8 and 13). Pure. */

/** A file's size in bytes and the time of its last change in milliseconds. */
export type FileFacts = { size: number; mtimeMs: number }

export type Validators = { etag: string; "last-modified": string }

/** The validators of a file; `packed` is true if it is sent compressed. */
export function validatorsOf({ size, mtimeMs }: FileFacts, packed: boolean): Validators {
  const etag = `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`
  return { etag: packed ? `W/${etag}` : etag, "last-modified": new Date(mtimeMs).toUTCString() }
}

/** The headers of a conditional request. */
export type Conditions = { "if-none-match"?: string | undefined; "if-modified-since"?: string | undefined }

/** Returns whether the answer is 304. An ETag takes precedence over a time; an invalid time is ignored. */
export function isUnchanged(asked: Conditions, validators: Validators): boolean {
  const tags = asked["if-none-match"]
  if (tags !== undefined) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, "")
    return tags.trim() === "*" || tags.split(",").some(tag => bare(tag) === bare(validators.etag))
  }
  const since = Date.parse(asked["if-modified-since"] ?? "")
  return since >= Date.parse(validators["last-modified"])
}
