import { LoginForm } from './LoginForm.js';
import { LoginFrame } from '../../entry/LoginFrame.js';

/** Signing in and registering. */
export function LoginPage() {
  return (
    <LoginFrame title="Sign in">
      <LoginForm />
    </LoginFrame>
  );
}
