/** JSON Schema for the forms without `eval`, which the desk's policy forbids; mistakes are told by the check alone. */
import { type Schema as CfSchema, Validator } from "@cfworker/json-schema"
import type { RJSFSchema, ValidatorType } from "@rjsf/utils"

/** Says which of several schemas a value fits. */
export const validator: ValidatorType<unknown, RJSFSchema> = {
  isValid: (schema, data) => new Validator(schema as CfSchema, "7", true).validate(data).valid,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
