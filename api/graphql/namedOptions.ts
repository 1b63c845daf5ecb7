/** Options by their stored names, as the values of an enum of the schema: `living_room` becomes `LIVING_ROOM`. */
export const namedOptions = <Name extends string>(options: Readonly<Record<Name, { readonly description: string }>>) =>
  Object.fromEntries(
    (Object.keys(options) as Name[]).map((name) => {
      const { description } = options[name];
      return [name.toUpperCase(), { value: name, description }];
    }),
  ) as { [name in Name as Uppercase<name>]: { readonly value: name; readonly description: string } };
