import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.js';
import { TextInput } from './TextInput.js';

test('names its input and describes it by error and hint', () => {
  render(
    <Field label="Email" hint="Where proofs are sent" error="Enter a valid email address">
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const words = described.map((id) => document.getElementById(id)?.textContent);
  expect(words).toEqual(['Enter a valid email address', 'Where proofs are sent']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('does not mark a field without an error as invalid', () => {
  render(
    <Field label="MLS ID" optional>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText(/MLS ID/);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});
