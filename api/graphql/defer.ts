import {
  DirectiveLocation,
  type DocumentNode,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLNonNull,
  GraphQLString,
  visit,
} from 'graphql';

/** As in the draft "Defer and Stream Directives" of the GraphQL specification; graphql-js 16 lacks it. */
export const deferDirective = new GraphQLDirective({
  name: 'defer',
  description: 'The fragment may come in a later part of the answer, where the client accepts multipart/mixed.',
  locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  args: {
    if: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Deferred unless false.',
      defaultValue: true,
    },
    label: { type: GraphQLString, description: 'Names the part that brings the fragment; once in a document.' },
  },
});

/** @returns the document without @defer */
export const withoutDefer = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: ({ name }) => (name.value === deferDirective.name ? null : undefined) });
