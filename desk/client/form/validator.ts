/**
 * A JSON Schema validator without `eval`, which the desk's policy forbids. It reports no errors, since the site's
 * check does.
 */
import { type Schema as CfSchema, Validator } from "@cfworker/json-schema"
import type { RJSFSchema, ValidatorType } from "@rjsf/utils"

/** Selects the alternative of a union schema that a value matches. */
export const validator: ValidatorType<unknown, RJSFSchema> = {
  isValid: (schema, data) => new Validator(schema as CfSchema, "7", true).validate(data).valid,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
